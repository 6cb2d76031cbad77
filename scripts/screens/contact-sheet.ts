import type { Locale } from "#shared/url/index.ts";
import type { Scheme } from "./screens-options.ts";

/** Contact sheets of the pictures of `npm run screens`, as HTML. */

/** A picture of a page. */
export interface Picture {
  /** Name of the page. */
  readonly page: string;
  readonly locale: Locale;
  readonly width: number;
  readonly scheme: Scheme;
  /** The picture's path in the folder of the sheets, with slashes. */
  readonly file: string;
  /** Path and query of the page. */
  readonly path: string;
}

/** Number of pictures on a sheet. */
export const PER_SHEET = 12;
/** Width of a sheet in pixels. */
export const SHEET_WIDTH = 1800;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The URL of a file relative to the folder of the sheets. */
const urlOf = (file: string): string => escapeHtml(file.split("/").map(encodeURIComponent).join("/"));

/** A folder name of a page: letters, digits and dashes. */
export const folderOf = (page: string): string =>
  page
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const uniqueOf = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

const document = (title: string, style: string, body: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
${body}
</html>
`;

const INDEX_STYLE = `
body { font: 14px/1.4 system-ui, sans-serif; margin: 16px; background: #e8eae8; color: #141614; }
table { border-collapse: collapse; margin: 0 0 32px; }
caption { text-align: left; font-weight: 600; font-size: 18px; padding: 8px 0; }
caption a, li a { color: inherit; }
th, td { padding: 4px 8px 8px 0; vertical-align: top; text-align: left; font-weight: 400; }
img { display: block; width: 280px; max-height: 420px; object-fit: cover; object-position: top; border: 1px solid #999; }
.pages { columns: 260px; }`;

/** One table per page: a row per language and scheme, a column per width. */
export function indexHtml(pictures: readonly Picture[], sheets: readonly string[], about: string): string {
  const pages = uniqueOf(pictures.map(({ page }) => page));
  const links = pages.map((page) => `<li><a href="#${folderOf(page)}">${escapeHtml(page)}</a></li>`);
  const sheetLinks = sheets.map((file) => `<a href="${urlOf(file)}">${escapeHtml(file)}</a>`);
  const tables = pages.map((page) =>
    tableOf(
      page,
      pictures.filter((picture) => picture.page === page),
    ),
  );
  return document(
    "Screens",
    INDEX_STYLE,
    [
      `<h1>Screens</h1>\n<p>${escapeHtml(about)}</p>`,
      `<ul class="pages">${links.join("\n")}</ul>`,
      ...(sheets.length > 0 ? [`<p>Contact sheets: ${sheetLinks.join(" · ")}</p>`] : []),
      ...tables,
    ].join("\n"),
  );
}

function tableOf(page: string, pictures: readonly Picture[]): string {
  const widths = uniqueOf(pictures.map(({ width }) => width));
  const rows = uniqueOf(pictures.map(({ locale, scheme }) => `${locale} ${scheme}`));
  const cells = (row: string) =>
    widths.map((width) => {
      const found = pictures.find(
        (picture) => picture.width === width && `${picture.locale} ${picture.scheme}` === row,
      );
      if (!found) return "<td></td>";
      const url = urlOf(found.file);
      const alt = escapeHtml(`${page}, ${row}, ${width} px`);
      return `<td><a href="${url}"><img src="${url}" loading="lazy" width="280" height="420" alt="${alt}"></a></td>`;
    });
  const paths = uniqueOf(pictures.map(({ path }) => path));
  return `<table id="${folderOf(page)}">
<caption>${escapeHtml(page)} <small>${paths.map(escapeHtml).join(" · ")}</small></caption>
<tr><th></th>${widths.map((width) => `<th scope="col">${width} px</th>`).join("")}</tr>
${rows.map((row) => `<tr><th scope="row">${row}</th>${cells(row).join("")}</tr>`).join("\n")}
</table>`;
}

/** How many pictures stand side by side, and how much of each is shown: as high as so many widths. */
const layoutOf = (width: number) =>
  width < 700
    ? { columns: 6, height: 2.4 }
    : width < 1100
      ? { columns: 4, height: 1.4 }
      : { columns: 4, height: 1.1 };

/** One sheet of at most {@link PER_SHEET} pictures of one width. `base` is the URL of the folder of the pictures. */
export function sheetHtml(pictures: readonly Picture[], base: string): string {
  const { columns, height } = layoutOf(pictures[0]?.width ?? 0);
  const thumbWidth = Math.floor((SHEET_WIDTH - 12 * (columns + 1)) / columns);
  const style = `
body { font: 15px/20px system-ui, sans-serif; margin: 12px; background: #888; color: #fff; }
.sheet { display: grid; grid-template-columns: repeat(${columns}, ${thumbWidth}px); gap: 12px; }
figure { margin: 0; }
figcaption { height: 40px; overflow: hidden; }
img { display: block; width: 100%; max-height: ${Math.round(thumbWidth * height)}px; object-fit: cover; object-position: top; }`;
  const figures = pictures.map(
    ({ page, locale, file }) =>
      `<figure><figcaption>${escapeHtml(page)} <b>${locale}</b></figcaption><img src="${urlOf(file)}" alt=""></figure>`,
  );
  return document(
    "Contact sheet",
    style,
    `<base href="${escapeHtml(base)}">\n<div class="sheet">${figures.join("\n")}</div>`,
  );
}

/** The pictures of each sheet, by the sheet's file: sheets of one width and scheme. */
export function sheetsOf(pictures: readonly Picture[]): Map<string, readonly Picture[]> {
  const groups = Map.groupBy(pictures, ({ width, scheme }) => `${width}-${scheme}`);
  const sheets = [...groups].flatMap(([group, all]) =>
    Array.from({ length: Math.ceil(all.length / PER_SHEET) }, (_, place) => {
      const number = String(place + 1).padStart(2, "0");
      const some = all.slice(place * PER_SHEET, (place + 1) * PER_SHEET);
      return [`sheets/${group}-${number}.png`, some] as const;
    }),
  );
  return new Map(sheets);
}
