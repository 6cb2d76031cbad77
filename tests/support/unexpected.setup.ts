import nodeConsole from "node:console";
import { Socket } from "node:net";
import type { Window } from "happy-dom";
import { afterAll, afterEach, beforeAll } from "vitest";
import { checkConsole, recordConsole } from "./expect-console.ts";

/**
 * Fails a test on what it did not expect: lines of console.error and console.warn (`expectConsole`), and requests that
 * no stub answered. An unhandled rejection fails the run without this file.
 */

/** The page's window, in a test with happy-dom. */
const happyDOM: Window["happyDOM"] | undefined = Reflect.get(globalThis, "happyDOM");

let refused: Error[] = [];

/** Keeps a request for the end of the test: the code under test may well recover from a lost one. */
function refuse(url: string): Error {
  const error = new Error(`Unexpected request to ${url}`);
  refused.push(error);
  return error;
}

function check() {
  const [request] = refused;
  refused = [];
  checkConsole();
  if (request) throw request;
}
beforeAll(check);
afterEach(check);
afterAll(check);

// happy-dom writes to the console of the process; the rest of a test's code has one of its own.
for (const target of new Set([console, nodeConsole]))
  for (const level of ["error", "warn"] as const) {
    const write = target[level];
    target[level] = function record(...values) {
      recordConsole(level, values, record);
    };
    afterAll(() => {
      target[level] = write;
    });
  }

if (happyDOM) {
  // React then warns of updates that a test did not wait for.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const beforeRequest = ({ url }: { readonly url: string }) => {
    if (!url.startsWith("data:")) throw refuse(url);
  };
  // Calls of fetch and XMLHttpRequest, and the resources of elements.
  happyDOM.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request }) => beforeRequest(request),
    beforeSyncRequest: ({ request }) => beforeRequest(request),
  };
}

interface Address {
  readonly host?: unknown;
  readonly port?: unknown;
  /** Of a socket in the file system. */
  readonly path?: unknown;
}

/** A test without a page may talk to a server that it has started itself. */
const OWN_HOSTS: readonly unknown[] = happyDOM ? [] : ["127.0.0.1", "::1", "localhost"];

// Whatever else connects.
const { connect } = Socket.prototype;
Socket.prototype.connect = function (this: Socket, ...parameters: unknown[]) {
  // node:net passes on its own functions' parameters as one list.
  const [to, name] = parameters.flat();
  const {
    host = "localhost",
    port,
    path,
  }: Address = typeof to === "object" && to ? to : { host: name, port: to };
  if (path || OWN_HOSTS.includes(host)) return Reflect.apply(connect, this, parameters);
  const error = refuse(`${host}:${port}`);
  process.nextTick(() => this.destroy(error));
  return this;
};
afterAll(() => {
  Socket.prototype.connect = connect;
});
