// The only Node API that the web folder uses, on the server (nodejs_compat). Node's own types would declare a hundred
// globals in browser code that do not exist there.
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Store> {
    getStore(): Store | undefined;
    run<Result>(store: Store, callback: () => Result): Result;
  }
}
