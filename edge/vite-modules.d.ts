/** Vite's result of this import: a file's text. */
declare module "*?raw" {
  const text: string;
  export default text;
}

/** Vite: the address of a file that is built with the others. */
declare module "*.ttf?url" {
  const url: string;
  export default url;
}
