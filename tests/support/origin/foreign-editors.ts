/** Init scripts that edit a page beside React, each from the page's hydration on. They run in the page only. */

/**
 * As browsers translate: each text is replaced by two `<font>` elements, and so is each later text.
 *
 * @param heeds Whether it skips `translate="no"`, as Chrome does.
 */
export function translateAlways(heeds: boolean): void {
  const untouched = `font, script, style, title, noscript, option, textarea${heeds ? ', [translate="no"]' : ""}`;
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(untouched)) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((_, alive) => {
    if (document.documentElement.dataset.alive === undefined) return;
    alive.disconnect();
    translate();
    new MutationObserver(translate).observe(document.body, {
      ...{ subtree: true, childList: true, characterData: true },
    });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-alive"] });
}

/** As browser extensions do: mark numbers, add badges, wrap known terms and hide blocked ones. */
export function extendAlways(): void {
  const seen = new WeakSet<Node>();
  const own = (name: string) => {
    const element = document.createElement(name);
    seen.add(element);
    return element;
  };
  const newOnes = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => !seen.has(element) && seen.add(element));
  const edit = () => {
    for (const score of newOnes(
      ".match-row-score > [data-side], .match-header-score > [data-side], .match-line-score",
    )) {
      const mark = own("mark");
      mark.append(...score.childNodes);
      score.append(mark, own("i"));
    }
    for (const element of newOnes(
      ".match-row-team, .match-header-name, .match-line-side, .price, .match-state",
    ))
      element.prepend(own("i"));
    for (const cell of newOnes(".match-row-extra, .match-header-note, .match-countdown"))
      cell.before(own("i"));
    for (const blocked of newOnes(".match-row-half, .match-row-rank, .chip-count, main svg"))
      blocked.remove();
    for (const known of newOnes(".match-block > ul > li, .block-tools > button, .tab-links li > a")) {
      const wrapper = own("div");
      known.replaceWith(wrapper);
      wrapper.append(known);
    }
  };
  new MutationObserver((_, alive) => {
    if (document.documentElement.dataset.alive === undefined) return;
    alive.disconnect();
    edit();
    new MutationObserver(edit).observe(document.body, { subtree: true, childList: true });
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-alive"] });
}
