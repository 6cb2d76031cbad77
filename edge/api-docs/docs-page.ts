import swaggerUi from "swagger-ui-dist/package.json" with { type: "json" };
import { policySourceOf } from "#shared/text/policy-source.ts";

/** Folder where the build puts the library: scripts/site/package-files.ts. */
const LIBRARY = `/assets/swagger-ui-${swaggerUi.version}`;

/** Address of the document; the page reads it, and "try it out" calls this site and no other. */
export const DOCUMENT_PATH = "/api/openapi.json";

/** The library follows a class, readers' systems a media query. */
const SCRIPT = `
const dark = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", dark.matches);
dark.addEventListener("change", follow);
follow();
SwaggerUIBundle({
  url: "${DOCUMENT_PATH}",
  dom_id: "#api",
  deepLinking: true,
  filter: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

const STYLE = `
body { margin: 0; }
.dark-mode, .dark-mode body { background: #1c2022; }
noscript { display: block; padding: 1rem; font-family: sans-serif; }
`;

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>API · Bóng Đá Live</title>
<meta name="description" content="Every API call of the site: live football matches, tables, teams and people.">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${LIBRARY}/swagger-ui.css">
<style>${STYLE}</style>
</head>
<body>
<noscript>This page needs JavaScript. The same documentation is in <a href="${DOCUMENT_PATH}">${DOCUMENT_PATH}</a> (OpenAPI 3.1).</noscript>
<main id="api"></main>
<script src="${LIBRARY}/swagger-ui-bundle.js"></script>
<script>${SCRIPT}</script>
</body>
</html>
`;

/** The browsable page, and the policy that keeps everything it does on this site. */
export async function docsPage(): Promise<{ html: string; contentSecurityPolicy: string }> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${await policySourceOf(SCRIPT)}`,
    `style-src 'self' ${await policySourceOf(STYLE)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { html: HTML, contentSecurityPolicy: policy.join("; ") };
}
