/** WebSocket frames (RFC 6455) for a load generator that must cost less than the server: only bounds are decoded. */

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

const NOTHING: Buffer = Buffer.alloc(0);

/** Bounds of the payload of the frame at `at`; null while its header is incomplete. */
function boundsAt(bytes: Buffer, at: number): { readonly from: number; readonly to: number } | null {
  if (bytes.length < at + 2) return null;
  const short = (bytes[at + 1] ?? 0) & 0x7f;
  if (short < 126) return { from: at + 2, to: at + 2 + short };
  if (short === 126) {
    if (bytes.length < at + 4) return null;
    return { from: at + 4, to: at + 4 + bytes.readUInt16BE(at + 2) };
  }
  if (bytes.length < at + 10) return null;
  return { from: at + 10, to: at + 10 + Number(bytes.readBigUInt64BE(at + 2)) };
}

/** Reads the bytes of one connection and emits whole frames. A payload is valid during the call only. */
export function createFrameReader(onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let rest = NOTHING;
  return (chunk) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    for (;;) {
      const bounds = boundsAt(bytes, at);
      if (!bounds || bounds.to > bytes.length) break;
      const first = bytes[at] ?? 0;
      if ((first & 0x80) === 0) throw new Error("a message in several frames, which no server here sends");
      at = bounds.to;
      onFrame({ opcode: first & 0x0f, payload: bytes.subarray(bounds.from, bounds.to) });
    }
    rest = at === bytes.length ? NOTHING : bytes.subarray(at);
  };
}

/** A client's frame. Clients must mask; the key of zeros leaves the bytes as they are. */
export function clientFrame(opcode: number, text: string): Buffer {
  const payload = Buffer.from(text);
  const length = payload.length;
  if (length > 65_535) throw new Error("clients here say short things only");
  const lengths = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...lengths, 0, 0, 0, 0]), payload]);
}
