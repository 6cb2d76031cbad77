/** What we need of R2. Structural, so that the binding of a Worker and the one Miniflare hands to tests both fit. */
export interface FileStore {
  put(key: string, value: Uint8Array): Promise<unknown>;
  get(key: string): Promise<{ readonly body: ReadableStream } | null>;
  delete(key: string): Promise<void>;
}
