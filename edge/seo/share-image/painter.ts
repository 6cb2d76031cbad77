import boldUrl from "@expo-google-fonts/be-vietnam-pro/700Bold/BeVietnamPro_700Bold.ttf?url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import resvgModule from "@resvg/resvg-wasm/index_bg.wasm?module";
import type { Service } from "../../env.ts";
import { FONT_FAMILY, type Painter } from "./cards.ts";

let prepared: Promise<Painter> | undefined;

/** The painter of this isolate, made for the first picture; a failure is retried. */
export function painterOf(assets: Service): Promise<Painter> {
  prepared ??= prepare(assets).catch((thrown: unknown) => {
    prepared = undefined;
    throw thrown;
  });
  return prepared;
}

let isReady = false;

async function prepare(assets: Service): Promise<Painter> {
  // woff2 will not do: the library loses composite glyphs, which Vietnamese needs.
  const font = await assets.fetch(new URL(boldUrl, "https://assets.internal"));
  if (font.status !== 200) throw new Error(`no font at ${boldUrl}: ${font.status}`);
  const fontBuffers = [new Uint8Array(await font.arrayBuffer())];
  if (!isReady) await initWasm(resvgModule);
  isReady = true;
  const options = {
    font: {
      fontBuffers,
      defaultFontFamily: FONT_FAMILY,
      sansSerifFamily: FONT_FAMILY,
      loadSystemFonts: false,
    },
  };
  return {
    widthOf(text, size) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200"><text x="0" y="100" font-family="${FONT_FAMILY}" font-weight="700" font-size="${size}">${text}</text></svg>`;
      const drawn = new Resvg(svg, options);
      const width = drawn.getBBox()?.width ?? 0;
      drawn.free();
      return width;
    },
    paint(svg) {
      const drawn = new Resvg(svg, options);
      const image = drawn.render();
      const png = new Uint8Array(image.asPng());
      image.free();
      drawn.free();
      return png;
    },
  };
}
