import type { Element, Root } from "hast";
import { unified } from "unified";
import { parseHtml } from "#shared/content/parse-html.ts";
import { TRACKING_NAMES, type TrackingTag } from "#shared/content/tracking.table.ts";
import { logLine } from "#shared/log/log-line.ts";
import { textOf } from "../prose/html-tree.ts";

/** Attributes that a tag keeps, by their names in the tree and in HTML. */
const KEPT: Readonly<Record<string, string>> = {
  async: "async",
  defer: "defer",
  id: "id",
  crossOrigin: "crossorigin",
  integrity: "integrity",
  referrerPolicy: "referrerpolicy",
};

const matches = (host: string, pattern: string): boolean =>
  pattern.startsWith("*.") ? host.endsWith(pattern.slice(1)) : host === pattern;

/** The URL of a tag, if it belongs to the library; null for any other. */
function trackingAddress(src: string, hosts: readonly string[]): string | null {
  const url = URL.parse(src.startsWith("//") ? `https:${src}` : src);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "")
    return null;
  return hosts.some((host) => matches(url.hostname, host)) ? url.href : null;
}

function attributesOf({ properties }: Element): Record<string, string> {
  const kept = Object.entries(KEPT).flatMap(([name, written]): [string, string][] => {
    const value = properties[name];
    if (value === true) return [[written, ""]];
    return typeof value === "string" && value.length <= 200 ? [[written, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** A script that browsers would run as a classic one. */
const isPlainScript = ({ properties: { type } }: Element): boolean =>
  type === undefined || type === "" || type === "text/javascript";

function tagOf(element: Element, hosts: readonly string[]): TrackingTag | null {
  if (element.tagName !== "script" || !isPlainScript(element)) return null;
  const { src } = element.properties;
  const attributes = attributesOf(element);
  if (src !== undefined) {
    const address = typeof src === "string" ? trackingAddress(src, hosts) : null;
    return address === null ? null : { src: address, text: "", attributes };
  }
  const text = textOf(element);
  if (!TRACKING_NAMES.some((name) => text.includes(name))) return null;
  return { src: null, text, attributes };
}

/** The tags of a `header_script` value, and the names of its ignored elements. */
export interface TrackingTags {
  readonly tags: readonly TrackingTag[];
  readonly ignored: readonly string[];
}

/** The script tags that name the tracking library or load from its hosts (product spec section 3). */
export function readTrackingTags(html: string, hosts: readonly string[]): TrackingTags {
  let tree: Root;
  try {
    tree = unified().use(parseHtml).parse(html) as Root;
  } catch (thrown) {
    if (!(thrown instanceof RangeError)) throw thrown;
    return { tags: [], ignored: [thrown.message] };
  }
  const tags: TrackingTag[] = [];
  const ignored: string[] = [];
  // A script inside another element belongs to an SVG, or is text.
  for (const node of tree.children) {
    if (node.type !== "element") continue;
    const tag = tagOf(node, hosts);
    if (tag) tags.push(tag);
    else ignored.push(node.tagName);
  }
  return { tags, ignored };
}

const MOST_REMEMBERED = 100;
const remembered = new Map<string, TrackingTags>();

/** {@link readTrackingTags} of several values, each parsed once, its ignored elements logged. */
export function trackingTagsOf(
  values: readonly (string | null | undefined)[],
  hosts: string,
): readonly TrackingTag[] {
  return values.flatMap((value) => {
    if (!value) return [];
    const key = `${hosts}\n${value}`;
    const known = remembered.get(key);
    if (known) return known.tags;
    const found = readTrackingTags(value, hosts.split(/\s+/));
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, found);
    if (found.ignored.length > 0) {
      logLine("warn", { worker: "edge", code: "header_script_ignored", elements: found.ignored });
    }
    return found.tags;
  });
}
