/** The part of R2's interface that we use. Structural, so that a Worker's binding and Miniflare's both fit. */
export interface FileStore {
  put(key: string, value: Uint8Array): Promise<unknown>;
  get(key: string): Promise<{ readonly body: ReadableStream } | null>;
  delete(key: string): Promise<void>;
}
