/** What workerd makes of this import: compiled code. */
declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}
