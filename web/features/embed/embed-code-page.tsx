import { useEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { CopyStatus, useCopy } from "#web/ui/copy.tsx";
import { type CodeOptions, embedCode, firstHeight, heightIn } from "./embed-code.ts";
import { type EmbedChoices, EmbedForm } from "./embed-form.tsx";
import { embedPath } from "./embed-options.ts";

/** The page that generates the code of an embed: its options, the code and a preview. */
export default function EmbedCodeView({ options, hasOdds }: EmbedChoices) {
  const origin = useSiteFacts()?.site_origin ?? "";
  const title = m.home_heading({}, { locale: options.language });
  const code = embedCode(options, { origin, title });
  const src = embedPath(options.language, options);
  return (
    <div className="embed-page">
      <PageHead title={m.embed_code_title()} description={m.embed_code_description()} />
      <header>
        <h1 className="text-lg font-semibold">{m.embed_code_title()}</h1>
        <p className="text-muted">{m.embed_code_intro()}</p>
      </header>
      <div className="embed-make-grid">
        <EmbedForm options={options} hasOdds={hasOdds} />
        <section className="panel embed-code" aria-labelledby="embed-code">
          <h2 id="embed-code" className="panel-heading">
            {m.embed_code_code()}
          </h2>
          <textarea readOnly rows={7} value={code} aria-labelledby="embed-code" spellCheck={false} />
          {options.height === null ? <p className="embed-hint">{m.embed_code_auto_hint()}</p> : null}
          <CopyCode key={code} code={code} />
        </section>
      </div>
      <section className="panel" aria-labelledby="embed-preview">
        <header className="embed-preview-head">
          <h2 id="embed-preview" className="panel-heading">
            {m.embed_code_preview()}
          </h2>
          <a href={src} target="_blank" rel="noopener" className="text-link">
            {m.embed_code_open()}
          </a>
        </header>
        <Preview key={src + options.height} src={src} title={title} options={options} />
      </section>
    </div>
  );
}

interface PreviewProps {
  readonly src: string;
  readonly title: string;
  readonly options: CodeOptions;
}

/** The preview: with its own height unless one is set. */
function Preview({ src, title, options }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(firstHeight(options));
  const follows = options.height === null;
  useEffect(() => {
    if (!follows) return;
    const listen = (message: MessageEvent) => {
      const own = { origin: location.origin, window: frame.current?.contentWindow };
      setHeight((before) => heightIn(message, own) ?? before);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [follows]);
  return <iframe ref={frame} src={src} title={title} className="embed-preview" style={{ height }} />;
}

/** Copies the code to the clipboard. */
function CopyCode({ code }: { readonly code: string }) {
  const { result, copy } = useCopy(code);
  return (
    <p className="embed-copy needs-script">
      <button type="button" className="button" onClick={copy}>
        {m.embed_code_copy()}
      </button>
      <CopyStatus result={result} copied={m.embed_code_copied()} failed={m.embed_code_copy_failed()} />
    </p>
  );
}
