import { keysOf } from "#shared/record/typed-record.ts";
import { accountEndpoints } from "./account.endpoints.ts";
import { chatEndpoints } from "./chat.endpoints.ts";
import { commentEndpoints } from "./comment.endpoints.ts";
import { contentEndpoints } from "./content.endpoints.ts";
import { editorEndpoints } from "./editor.endpoints.ts";
import type { Endpoint, PathOf } from "./endpoint.ts";
import { footballEndpoints } from "./football.endpoints.ts";
import { identityEndpoints } from "./identity.endpoints.ts";
import { latencyEndpoints } from "./latency.endpoints.ts";
import { nameEndpoints } from "./name.endpoints.ts";
import { originEndpoints } from "./origin.endpoints.ts";
import { passkeyEndpoints } from "./passkey.endpoints.ts";
import { postEndpoints } from "./post.endpoints.ts";
import { pushEndpoints } from "./push.endpoints.ts";
import { readerEndpoints } from "./reader.endpoints.ts";
import { contentSitemapEndpoints } from "./sitemap.endpoints.ts";
import { tipEndpoints } from "./tip.endpoints.ts";

/** Every call of the product, declared once. */
export const endpoints = {
  ...footballEndpoints,
  ...contentEndpoints,
  ...postEndpoints,
  ...commentEndpoints,
  ...editorEndpoints,
  ...accountEndpoints,
  ...passkeyEndpoints,
  ...identityEndpoints,
  ...readerEndpoints,
  ...tipEndpoints,
  ...contentSitemapEndpoints,
  ...pushEndpoints,
  ...latencyEndpoints,
  ...originEndpoints,
  ...nameEndpoints,
  ...chatEndpoints,
} as const;

/** Name of a call in the registry. */
export type EndpointName = keyof typeof endpoints;

/** The registry as name-call pairs, for code generators. */
export const endpointList: readonly (readonly [EndpointName, Endpoint])[] = keysOf(endpoints).map((name) => [
  name,
  endpoints[name],
]);

interface ForEveryone {
  readonly method: "GET";
  readonly access: "public";
}

interface PersonalRead {
  readonly method: "GET";
  readonly access: "visitor" | "reader";
}

interface PersonalWrite {
  readonly method: "POST";
  readonly access: "visitor" | "reader";
}

/** The calls of a kind by full path. One mapped type, so that ninety calls stay cheap to check. */
type CallsByPath<Kind> = {
  [Name in EndpointName as (typeof endpoints)[Name] extends Kind
    ? PathOf<(typeof endpoints)[Name]>
    : never]: (typeof endpoints)[Name];
};

type PageCalls = CallsByPath<ForEveryone>;
type PersonalReads = CallsByPath<PersonalRead>;
type PersonalWrites = CallsByPath<PersonalWrite>;

/** Full path of a call that pages may make: `/api/v1/football/matches/recent`. */
export type CallPath = keyof PageCalls;

/** The call at a path. */
export type CallAt<Path extends CallPath> = PageCalls[Path];

/** Full path of a call with a personal response: `/oapi/v1/users/me`. */
export type PersonalReadPath = keyof PersonalReads;
export type PersonalReadAt<Path extends PersonalReadPath> = PersonalReads[Path];

/** Full path of a call that changes personal data: `/oapi/v1/auth/login`. */
export type PersonalWritePath = keyof PersonalWrites;
export type PersonalWriteAt<Path extends PersonalWritePath> = PersonalWrites[Path];
