import { AppError } from "#shared/errors/index.ts";

/** A season of the biggest league with everything known is about 3 MB. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

const tooLarge = () =>
  new AppError("body_too_large", { detail: `at most ${MAX_BODY_BYTES} bytes are taken` });

/** Text of a request's body. Stops reading past the limit, whatever the length header says: `body_too_large`. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) return "";
  const decoder = new TextDecoder();
  const reader = request.body.getReader();
  let text = "";
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
