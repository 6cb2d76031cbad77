/**
 * HTML that may be stored or shown: a schema of hast-util-sanitize, written out whole. Elements not listed leave their
 * text behind; those in `strip` go with their content.
 */

/** Put before every id, so that none of an article's names shadows one of the page's (DOM clobbering). */
export const ID_PREFIX = "user-content-";

const IN_TABLE = ["table"];
const CELL = ["colSpan", "rowSpan", ["align", "left", "center", "right"]];

/** Pictures of this site, and those that are fetched over TLS; nothing relative, so that no call is made as a picture. */
const PICTURE = /^(?:\/media\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)?|https:\/\/[^\s/\\][^\s]*)$/;
const PICTURE_WIDTHS =
  /^\/media\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)? \d{1,5}w(?:, ?\/media\/[\w-]+(?:\/[\w-]+)*(?:\.\w+)? \d{1,5}w)*$/;
const WHOLE_NUMBER = /^\d{1,5}$/;
/** Of `sizes`: media conditions and lengths. */
const SIZES = /^[\w\s().,:%-]{1,200}$/;

/** The schema itself, the same for storing and for rendering. */
export const SAFE_HTML = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: [
    ...["h2", "h3", "h4", "h5", "h6"],
    ...["p", "br", "hr", "blockquote", "pre", "code", "kbd", "figure", "figcaption", "img", "a"],
    ...[
      "strong",
      "b",
      "em",
      "i",
      "u",
      "s",
      "del",
      "ins",
      "mark",
      "small",
      "sub",
      "sup",
      "q",
      "cite",
      "abbr",
      "time",
    ],
    ...["ul", "ol", "li", "dl", "dt", "dd"],
    ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
  ],
  attributes: {
    a: ["href", "title"],
    abbr: ["title"],
    img: [
      ["src", PICTURE],
      ["srcSet", PICTURE_WIDTHS],
      ["sizes", SIZES],
      "alt",
      "title",
      ["width", WHOLE_NUMBER],
      ["height", WHOLE_NUMBER],
      ["loading", "lazy", "eager"],
    ],
    ol: ["start", "reversed"],
    td: CELL,
    th: [...CELL, ["scope", "row", "col", "rowgroup", "colgroup"]],
    time: ["dateTime"],
    "*": ["id", ["lang", /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/]],
  },
  ancestors: {
    caption: IN_TABLE,
    thead: IN_TABLE,
    tbody: IN_TABLE,
    tfoot: IN_TABLE,
    tr: IN_TABLE,
    th: IN_TABLE,
    td: IN_TABLE,
    li: ["ul", "ol"],
    dt: ["dl"],
    dd: ["dl"],
    figcaption: ["figure"],
  },
  /** Addresses without a scheme are of this site. */
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["https"] },
  clobber: ["id"],
  clobberPrefix: ID_PREFIX,
  required: { img: { alt: "", loading: "lazy" } },
  strip: [
    ...["script", "style", "template", "noscript", "noembed", "noframes", "iframe", "frame", "frameset"],
    ...[
      "object",
      "embed",
      "applet",
      "svg",
      "math",
      "title",
      "textarea",
      "select",
      "xmp",
      "plaintext",
      "audio",
      "video",
    ],
  ],
};
