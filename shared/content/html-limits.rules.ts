/**
 * Limits of parsed HTML. The HTML standard's algorithm multiplies input: formatting elements that are never closed are
 * created again in every paragraph ("reconstruct the active formatting elements", section 13.2.4.3), so that 14 KB
 * become a million elements. A parser with {@link limitedAdapter} stops at the limit instead.
 */
export const HTML_LIMITS = {
  /** Elements created; a table of 2,000 rows has about so many. */
  elements: 20_000,
  /** Elements within one another. */
  depth: 200,
  /** Characters of names and values of all attributes created. */
  attributeCharacters: 1_000_000,
} as const;

/** HTML that becomes more than {@link HTML_LIMITS} allow. `depth` names elements within one another. */
export class HtmlLimitError extends RangeError {
  readonly limit: keyof typeof HTML_LIMITS;

  constructor(limit: keyof typeof HTML_LIMITS) {
    super(`HTML exceeds the limit "${limit}" of ${HTML_LIMITS[limit]}`);
    this.limit = limit;
  }
}

interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** The part of a tree adapter of parse5 that creates elements and puts them into one another. */
interface TreeAdapter<Parent, Child, Element> {
  createElement(tagName: string, namespace: never, attributes: Attribute[]): Element;
  appendChild(parent: Parent, child: Child): void;
  insertBefore(parent: Parent, child: Child, reference: Child): void;
  setTemplateContent(template: never, content: never): void;
}

/**
 * A tree adapter (parse5) for one document that throws an {@link HtmlLimitError} beyond the limits. The parser's
 * adapter is a parameter, so that this module imports no parser.
 */
export function limitedAdapter<
  Parent extends object,
  Child extends object,
  Element extends object,
  Adapter extends TreeAdapter<Parent, Child, Element>,
>(adapter: Adapter & TreeAdapter<Parent, Child, Element>): Adapter {
  let elements = 0;
  let attributeCharacters = 0;
  const depths = new WeakMap<object, number>();
  /** Contents of templates, which parse5 makes before it places the template. */
  const contents = new WeakMap<object, object>();

  const place = (parent: object, child: object) => {
    const depth = (depths.get(parent) ?? 0) + 1;
    if (depth > HTML_LIMITS.depth) throw new HtmlLimitError("depth");
    depths.set(child, depth);
    const content = contents.get(child);
    if (content) depths.set(content, depth);
  };

  return {
    ...adapter,
    createElement(tagName, namespace, attributes) {
      elements += 1;
      if (elements > HTML_LIMITS.elements) throw new HtmlLimitError("elements");
      for (const { name, value } of attributes) attributeCharacters += name.length + value.length;
      if (attributeCharacters > HTML_LIMITS.attributeCharacters)
        throw new HtmlLimitError("attributeCharacters");
      return adapter.createElement(tagName, namespace, attributes);
    },
    appendChild(parent, child) {
      place(parent, child);
      adapter.appendChild(parent, child);
    },
    insertBefore(parent, child, reference) {
      place(parent, child);
      adapter.insertBefore(parent, child, reference);
    },
    setTemplateContent(template, content) {
      contents.set(template, content);
      adapter.setTemplateContent(template, content);
    },
  } as Adapter;
}
