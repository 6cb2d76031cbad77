import jpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.js";
import { decode as decodePng, initSync as initPng } from "@jsquash/png/codec/pkg/squoosh_png.js";
import webpDecoder from "@jsquash/webp/codec/dec/webp_dec.js";
import webpEncoder from "@jsquash/webp/codec/enc/webp_enc.js";
import { defaultOptions } from "@jsquash/webp/meta.js";
import type { PictureKind } from "./picture-header.rules.ts";
import { withPixelsOnly } from "./png-chunks.rules.ts";
import type { Pixels } from "./square.rules.ts";

/** Unpacks pictures and packs them again. */
export interface PictureCodec {
  /** Null for what only begins like a picture. */
  decode(kind: PictureKind, bytes: Uint8Array<ArrayBuffer>): Promise<Pixels | null>;
  encodeWebp(pixels: Pixels): Promise<Uint8Array>;
}

/** The compiled codecs: a Worker may not compile code of its own, so whoever starts it brings them. */
export interface CodecModules {
  readonly jpegDecoder: WebAssembly.Module;
  readonly pngDecoder: WebAssembly.Module;
  readonly webpDecoder: WebAssembly.Module;
  readonly webpEncoder: WebAssembly.Module;
}

const QUALITY = 82;

/** How Emscripten's modules are started with code that is compiled already, and without a word on the console. */
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
 * The codecs of Squoosh. Each use of one of Emscripten's starts it anew, which takes a millisecond: its memory never
 * shrinks, and after a broken picture it is in no state to go on.
 */
export function createPictureCodec(modules: CodecModules): PictureCodec {
  const decoders: Readonly<Record<PictureKind, (bytes: Uint8Array<ArrayBuffer>) => Promise<Pixels | null>>> =
    {
      // Photographs of telephones lie on their side and say so beside the pixels; what is kept stands upright.
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
        // The decoders have no other way to say that a picture is broken.
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
