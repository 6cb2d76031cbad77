import { readFileSync } from "node:fs";
import { createPictureCodec } from "#origin/picture/picture-codec.ts";

const CODECS = new URL("../../../node_modules/@jsquash/", import.meta.url);

const compiled = (file: string) => new WebAssembly.Module(readFileSync(new URL(file, CODECS)));

/** The codecs of the Worker, compiled by Node. */
export const nodePictureCodec = () =>
  createPictureCodec({
    jpegDecoder: compiled("jpeg/codec/dec/mozjpeg_dec.wasm"),
    pngDecoder: compiled("png/codec/pkg/squoosh_png_bg.wasm"),
    webpDecoder: compiled("webp/codec/dec/webp_dec.wasm"),
    webpEncoder: compiled("webp/codec/enc/webp_enc.wasm"),
  });
