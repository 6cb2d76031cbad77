import type { ReactNode } from "react";
import { ProseView } from "#web/platform/prose/prose-view.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { NewsFrame } from "../news-frame.tsx";
import type { PageAnswer } from "./content-page.loader.server.ts";
import { Contents } from "./contents.tsx";

interface ContentPageProps {
  readonly answer: PageAnswer;
  readonly beside: ReactNode;
}

/** A page of the content service, written by the operator. */
export default function ContentPageView({ answer: { page, prose }, beside }: ContentPageProps) {
  return (
    <NewsFrame beside={beside}>
      <PageHead
        title={page.meta_title ?? page.title}
        description={page.meta_description ?? page.summary ?? page.title}
        keyword={page.keyword}
        name={page.title}
      />
      <article className="panel article" lang={page.lang}>
        <header className="article-head">
          <h1>{page.title}</h1>
          {page.summary ? <p className="article-summary">{page.summary}</p> : null}
        </header>
        <Contents headings={prose.headings} />
        <ProseView prose={prose} />
      </article>
    </NewsFrame>
  );
}
