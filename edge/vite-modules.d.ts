/** What Vite makes of this import: a file's text. */
declare module "*?raw" {
  const text: string;
  export default text;
}
