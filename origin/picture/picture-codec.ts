import jpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import { decode as decodePng, initSync as initPng } from "@jsquash/png/codec/pkg/squoosh_png.js";
import webpDecoder from "@jsquash/webp/codec/dec/webp_dec.js";
import webpEncoder from "@jsquash/webp/codec/enc/webp_enc.js";
import { defaultOptions } from "@jsquash/webp/meta.js";
import type { PictureKind } from "./picture-header.rules.ts";
import { withPixelsOnly } from "./png-chunks.rules.ts";
import type { Pixels } from "./square.rules.ts";

/** Decodes and encodes pictures. */
export interface PictureCodec {
  /** Null for a file with only the header of a picture. */
  decode(kind: PictureKind, bytes: Uint8Array<ArrayBuffer>): Promise<Pixels | null>;
  encodeWebp(pixels: Pixels): Promise<Uint8Array>;
}

/** The compiled codecs. A Worker may not compile code, so the entry point passes them in. */
export interface CodecModules {
  readonly jpegDecoder: WebAssembly.Module;
  readonly pngDecoder: WebAssembly.Module;
  readonly webpDecoder: WebAssembly.Module;
  readonly webpEncoder: WebAssembly.Module;
}

const QUALITY = 82;

/** Starts Emscripten modules with precompiled code, and without console output. */
const startWith = (module: WebAssembly.Module) => ({
  noInitialRun: true,
  locateFile: (name: string) => name,
  print: () => undefined,
  printErr: () => undefined,
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void) {
    const instance = new WebAssembly.Instance(module, imports);
    done(instance);
    return instance.exports;
  },
});

/**
 * The codecs of Squoosh. Each use instantiates its Emscripten module anew, which takes a millisecond: its memory never
 * shrinks, and after a broken picture its state is undefined.
 */
export function createPictureCodec(modules: CodecModules): PictureCodec {
  const decoders: Readonly<Record<PictureKind, (bytes: Uint8Array<ArrayBuffer>) => Promise<Pixels | null>>> =
    {
      // Phone photos are stored rotated with an orientation tag; the result is upright.
      jpeg: async (bytes) => (await jpegDecoder(startWith(modules.jpegDecoder))).decode(bytes, true),
      webp: async (bytes) => (await webpDecoder(startWith(modules.webpDecoder))).decode(bytes),
      async png(bytes) {
        initPng(modules.pngDecoder);
        return decodePng(withPixelsOnly(bytes));
      },
    };
  return {
    async decode(kind, bytes) {
      try {
        return await decoders[kind](bytes);
      } catch {
        // The decoders signal a broken picture only by an exception.
        return null;
      }
    },

    async encodeWebp({ data, width, height }) {
      const encoder = await webpEncoder(startWith(modules.webpEncoder));
      const bytes = encoder.encode(new Uint8Array(data), width, height, {
        ...defaultOptions,
        quality: QUALITY,
      });
      if (!bytes) throw new Error("a picture could not be packed");
      return new Uint8Array(bytes);
    },
  };
}
