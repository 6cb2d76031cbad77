import type { Nodes } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

/** HTML within Markdown stays as it is written: the content service makes all of it safe. */
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
  /** Addresses of its pictures, as they are written. */
  readonly images: readonly PictureLink[];
  /** Its HTML, with other addresses in place of those of its pictures. */
  readonly toHtml: (addressOf: (url: string) => string) => string;
}

const childrenOf = (node: Nodes): readonly Nodes[] => ("children" in node ? node.children : []);
const flat = (node: Nodes): readonly Nodes[] => [node, ...childrenOf(node).flatMap(flat)];

/** GitHub's Markdown that begins on a line of its file. */
export function readMarkdown(text: string, firstLine = 1): Markdown {
  const tree = () => {
    const root = processor.parse(text);
    const nodes = flat(root);
    const named = new Set(nodes.flatMap((node) => (node.type === "imageReference" ? [node.identifier] : [])));
    const pictures = nodes.flatMap((node) =>
      node.type === "image" || (node.type === "definition" && named.has(node.identifier)) ? [node] : [],
    );
    return { root, pictures };
  };
  return {
    images: tree().pictures.map(({ url, position }) => ({
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
