import type { Socket } from "node:net";

const masked = (...bytes: number[]) => Uint8Array.of(...bytes, 0, 0, 0, 0);

/**
 * Ends of a WebSocket without a close frame. RFC 6455, section 5.2: opcode 3 and the bits RSV1 to RSV3 are reserved;
 * the longest length has 63 bits.
 */
export const SOCKET_ENDINGS: readonly (readonly [name: string, end: (socket: Socket) => void])[] = [
  ["a frame with a reserved opcode", (socket) => socket.write(masked(0x83, 0x80))],
  ["a frame with reserved bits", (socket) => socket.write(masked(0xf1, 0x80))],
  [
    "a header that announces a huge frame",
    (socket) => socket.write(masked(0x81, 0xff, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)),
  ],
  ["a reset", (socket) => socket.resetAndDestroy()],
  ["an end of the stream", (socket) => socket.end()],
];
