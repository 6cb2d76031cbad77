/** Where browsers tell what a page's policy kept from running (CSP Level 3, `report-uri`). */
export const POLICY_REPORTS_PATH = "/csp-reports";
