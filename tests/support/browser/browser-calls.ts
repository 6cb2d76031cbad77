import {
  canonicalSearch,
  type Endpoint,
  type EndpointName,
  endpointList,
  endpointPath,
  endpoints,
} from "#shared/api/index.ts";
import { queryFieldFacts } from "#shared/api/query-field-form.ts";

/** A call that browsers make with a session, as the registry declares it: with a valid query and body. */
export interface BrowserCall {
  readonly name: EndpointName;
  readonly call: Endpoint;
  /** Path and query. */
  readonly url: string;
  readonly contentType: string;
  /** Body of a write. */
  readonly body: string;
}

/** All required query keys are ids. */
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

/** All calls that change something for a browser's session, or begin one. */
export const browserWrites = browserCalls.filter(({ call }) => call.method === "POST");

/** All personal calls. */
export const readersCalls = browserCalls.filter(({ call }) => call.access === "reader");
