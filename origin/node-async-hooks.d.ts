/** The part of Node's module that origin uses, which workerd has too (nodejs_compat); see node-crypto.d.ts. */
declare module "node:async_hooks" {
  export class AsyncLocalStorage<Held> {
    run<T>(held: Held, work: () => T): T;
    getStore(): Held | undefined;
  }
}
