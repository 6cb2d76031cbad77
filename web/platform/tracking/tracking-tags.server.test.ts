import { afterEach, expect, it, vi } from "vitest";
import { readTrackingTags, trackingTagsOf } from "./tracking-tags.server.ts";

const HOSTS = ["www.googletagmanager.com", "*.google-analytics.com"];
const read = (html: string) => readTrackingTags(html, HOSTS);

afterEach(() => void vi.restoreAllMocks());

it("takes the library's own tags, with the attributes that are known", () => {
  const html = `<!-- Google -->
    <script async src="https://www.googletagmanager.com/gtag/js?id=G-1&l=x" onload="alert(1)" nonce="n"></script>
    <script>window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("config","G-1")</script>`;
  const { tags, ignored } = read(html);
  expect(tags).toEqual([
    { src: "https://www.googletagmanager.com/gtag/js?id=G-1&l=x", text: "", attributes: { async: "" } },
    { src: null, text: expect.stringContaining('gtag("config","G-1")'), attributes: {} },
  ]);
  expect(ignored).toEqual([]);
});

it.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg><script>gtag(alert(1))</script></svg><svg onload=gtag()>",
  "<iframe src=javascript:gtag()>",
  "<script src=https://evil.example/gtag.js></script>",
  "<script src=http://www.googletagmanager.com/gtag/js></script>",
  "<script src=https://www.googletagmanager.com.evil.example/gtag/js></script>",
  "<script src=https://www.googletagmanager.com@evil.example/gtag/js></script>",
  "<script src='https://www.googletagmanager.com:8443/x'></script>",
  "<script src=data:text/javascript,gtag()></script>",
  "<script src=''>gtag()</script>",
  "<script type=module>gtag()</script>",
  "<script type=importmap>gtag</script>",
  "<style>@import 'gtag'</style>",
  "<base href=https://evil.example>",
  "<noscript><script>gtag(1)</script></noscript>",
  "<template><script>gtag(1)</script></template>",
  "<textarea><script>gtag(1)</script></textarea>",
  "gtag",
])("takes nothing of %s", (html) => {
  expect(read(html).tags).toEqual([]);
});

it("says what it left out, once", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const _ of [1, 2])
    expect(trackingTagsOf([null, "<b>x</b><script>alert(1)</script>"], "a.example")).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(warn.mock.calls[0]?.[0]))).toMatchObject({
    code: "header_script_ignored",
    elements: ["b", "script"],
  });
});
