import type { Nodes } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** HTML in Markdown is kept as written: the content service sanitizes it. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

interface PictureLink {
  readonly url: string;
  readonly line: number;
}

export interface Markdown {
  /** Picture URLs, as written. */
  readonly images: readonly PictureLink[];
  /** Rendered HTML, with the picture URLs replaced. */
  readonly toHtml: (addressOf: (url: string) => string) => string;
}

const childrenOf = (node: Nodes): readonly Nodes[] => ("children" in node ? node.children : []);
/** Maximum nesting: more than any real text needs, and far less than the stack allows. */
const MOST_LEVELS = 200;
const depthOf = (node: Nodes): number =>
  childrenOf(node).reduce((deepest, child) => Math.max(deepest, 1 + depthOf(child)), 1);
const flat = (node: Nodes): readonly Nodes[] => [node, ...childrenOf(node).flatMap(flat)];

/** Parses GitHub-flavoured Markdown that begins on a line of its file; null when it is nested too deeply. */
export function readMarkdown(text: string, firstLine = 1): Markdown | null {
  try {
    return read(text, firstLine);
  } catch (thrown) {
    // Deeply nested quotes would overflow the stack of a tree walk.
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

function read(text: string, firstLine: number): Markdown {
  const tree = () => {
    const root = processor.parse(text);
    const nodes = flat(root);
    const named = new Set(nodes.flatMap((node) => (node.type === "imageReference" ? [node.identifier] : [])));
    const pictures = nodes.flatMap((node) =>
      node.type === "image" || (node.type === "definition" && named.has(node.identifier)) ? [node] : [],
    );
    return { root, pictures };
  };
  const { root, pictures } = tree();
  if (depthOf(root) > MOST_LEVELS) throw new RangeError("nested too deeply");
  return {
    images: pictures.map(({ url, position }) => ({
      url,
      line: (position?.start.line ?? 1) + firstLine - 1,
    })),
    toHtml(addressOf) {
      const { root, pictures } = tree();
      for (const picture of pictures) picture.url = addressOf(picture.url);
      return processor.stringify(processor.runSync(root)).trim();
    },
  };
}
