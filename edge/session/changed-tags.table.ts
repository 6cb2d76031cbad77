import { type Endpoint, endpoints } from "#shared/api/index.ts";

/** Tags of everybody's answers that a reader's write makes out of date; what is not named changes his own only. */
const CHANGED: ReadonlyMap<Endpoint, readonly string[]> = new Map<Endpoint, readonly string[]>([
  [endpoints.tipsPost, ["tips", "experts"]],
  [endpoints.tipsDelete, ["tips", "experts"]],
  [endpoints.expertsFollow, ["experts"]],
  [endpoints.expertsUnfollow, ["experts"]],
  [endpoints.usersMeDelete, ["tips", "experts"]],
  [endpoints.usersMeUpdate, ["tips", "experts"]],
  [endpoints.usersMeAvatar, ["tips", "experts"]],
]);

export const tagsChangedByCall = (call: Endpoint): readonly string[] => CHANGED.get(call) ?? [];
