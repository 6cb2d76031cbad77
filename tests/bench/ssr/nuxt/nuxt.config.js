export default defineNuxtConfig({ telemetry: false, compatibilityDate: "2026-09-01" });
