export {
  type ProviderClaim,
  type ProviderDisagreement,
  type ProviderState,
  ProvidersOverview,
  type TableDifference,
} from "./provider.schema.ts";
