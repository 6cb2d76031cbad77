/** Type of this import in workerd: a compiled module. */
declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}
