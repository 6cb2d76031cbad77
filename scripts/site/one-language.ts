import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { minifySync, type Plugin, transformWithOxc, version } from "vite";
import { ENGLISH_FILES } from "#shared/url/language-files.ts";

/** Stands in messages of the browser's build (locale-runtime.ts), where the language chooses between two texts. */
export const IS_ENGLISH = "__IS_ENGLISH__";

/** A file of the build as one language's pages load it: without the texts of the other one. */
export async function inLanguage(code: string, file: string, isEnglish: boolean): Promise<string> {
  if (!code.includes(IS_ENGLISH)) return code;
  const chosen = await transformWithOxc(code, file, {
    define: { [IS_ENGLISH]: String(isEnglish) },
    sourcemap: false,
  });
  const { code: folded, errors } = minifySync(file, chosen.code, {
    module: true,
    compress: true,
    mangle: false,
  });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return folded;
}

/** What a file asks for by its name in the folder of all files, as one in the folder of the English ones. */
export const withEnglishNames = (code: string): string =>
  code.replaceAll(/(["'`])assets\/([\w.-]+\.js)\1/g, `$1${ENGLISH_FILES.slice(1)}$2$1`);

/**
 * A page is in one language for as long as it is open, and its files say everything in both: a tenth of what a visit loads beside
 * the framework. So English pages have files of their own, in a folder below (shared/url/language-files.ts), by the same names.
 */
export const oneLanguage = (): Plugin => ({
  name: "one-language",
  apply: "build",
  enforce: "post",
  applyToEnvironment: ({ name }) => name === "client",
  // Files are kept for a year under names that are made before they are cut.
  augmentChunkHash: () => `one-language 1 ${version}`,
  async writeBundle({ dir = "" }, bundle) {
    for (const { type, fileName } of Object.values(bundle)) {
      if (type !== "chunk") continue;
      const path = join(dir, fileName);
      const code = readFileSync(path, "utf8");
      const english = join(dir, ENGLISH_FILES, basename(fileName));
      mkdirSync(dirname(english), { recursive: true });
      // Names first: a list of them is one text afterwards.
      writeFileSync(english, await inLanguage(withEnglishNames(code), fileName, true));
      writeFileSync(path, await inLanguage(code, fileName, false));
    }
  },
});
