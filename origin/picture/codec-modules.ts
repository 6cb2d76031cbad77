import jpegDecoder from "@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm?module";
import pngDecoder from "@jsquash/png/codec/pkg/squoosh_png_bg.wasm?module";
import webpDecoder from "@jsquash/webp/codec/dec/webp_dec.wasm?module";
import webpEncoder from "@jsquash/webp/codec/enc/webp_enc.wasm?module";
import type { CodecModules } from "./picture-codec.ts";

/** The codecs in a Worker's bundle: separate modules, compiled at startup. */
export const codecModules: CodecModules = { jpegDecoder, pngDecoder, webpDecoder, webpEncoder };
