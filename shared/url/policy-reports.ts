/** Endpoint for browsers' reports of Content Security Policy violations (CSP Level 3, `report-uri`). */
export const POLICY_REPORTS_PATH = "/csp-reports";
