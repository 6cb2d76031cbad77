import { callUrl } from "#shared/api/call-url.ts";
import type { AnswerAt, CallPath } from "#shared/api/index.ts";
import type { TestSite } from "../site.ts";

/** A site's response to a call; throws when it is refused. */
export async function fetchFootball<Path extends CallPath>(
  site: Pick<TestSite, "url">,
  path: Path,
  query: Readonly<Record<string, unknown>> = {},
): Promise<AnswerAt<Path>> {
  const response = await fetch(site.url + callUrl(path, query));
  if (!response.ok) throw new Error(`${response.status} ${response.url}: ${await response.text()}`);
  const { data }: { data: AnswerAt<Path> } = await response.json();
  return data;
}
