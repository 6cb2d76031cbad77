import {
  canonicalSearch,
  type Endpoint,
  type EndpointName,
  endpointList,
  endpointPath,
  endpoints,
} from "#shared/api/index.ts";
import { queryFieldFacts } from "#shared/api/query-field-form.ts";

/** A call that browsers make with a session, as the registry declares it: asked or sent so that nothing of its form is wrong. */
export interface BrowserCall {
  readonly name: EndpointName;
  readonly call: Endpoint;
  /** Path and query. */
  readonly url: string;
  readonly contentType: string;
  /** Of a write. */
  readonly body: string;
}

/** What must be asked are ids, all of them. */
const searchOf = ({ query }: Endpoint): string => {
  const required = Object.entries(query.shape).filter(([, field]) => queryFieldFacts(field).required);
  return canonicalSearch(Object.fromEntries(required.map(([key]) => [key, 1])));
};

const asSent = ([name, call]: readonly [EndpointName, Endpoint]): BrowserCall => {
  const sent =
    call === endpoints.usersMeAvatar || call === endpoints.editorImages
      ? { contentType: "image/png", body: "x" }
      : { contentType: "application/json", body: "{}" };
  const search = searchOf(call);
  return { name, call, url: endpointPath(call) + (search === "" ? "" : `?${search}`), ...sent };
};

const browserCalls = endpointList
  .filter(([, { access }]) => access === "visitor" || access === "reader")
  .map(asSent);

/** All that changes something for a browser's session, or begins one. */
export const browserWrites = browserCalls.filter(({ call }) => call.method === "POST");

/** All that is a reader's own. */
export const readersCalls = browserCalls.filter(({ call }) => call.access === "reader");
