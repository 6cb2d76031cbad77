import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { toAppError } from "#shared/errors/app-error.ts";
import { PUSH_KINDS, type PushKind, RESULT_KINDS } from "#shared/push/push.table.ts";
import { useFavourites } from "#web/platform/favourites/use-favourites.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { type PushObstacle, pushObstacle } from "#web/platform/push/browser-push.ts";
import { pushKeyQuery, startPush, stopPush, testPush } from "#web/platform/push/push.ts";
import { createPush, type KeptPush, keepPush } from "#web/platform/push/push-store.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { ChecksField, SwitchField } from "#web/ui/fields.tsx";

const kindNames = {
  goal: m.push_kind_goal,
  red_card: m.push_kind_red_card,
  kick_off: m.push_kind_kick_off,
  full_time: m.push_kind_full_time,
  tip: m.push_kind_tip,
} as const satisfies Record<PushKind, () => string>;

const obstacles = {
  unsupported: m.push_unsupported,
  home_screen: m.push_home_screen,
  blocked: m.settings_notify_blocked,
  no_key: m.push_no_key,
} as const satisfies Record<PushObstacle | "no_key", () => string>;

/** Notifications by Web Push. Permission and service worker are requested on switching on only. */
export function PushSettings() {
  const push = usePageStore(createPush);
  const { kept } = useSnapshot(push);
  const favourites = useFavourites();
  const signedIn = useSignedIn();
  const betting = useSiteFacts()?.betting ?? "shown";
  const client = useQueryClient();
  // Unknown in the HTML, which is shared by all readers.
  const [browser, setBrowser] = useState<PushObstacle | null>();
  useEffect(() => setBrowser(pushObstacle()), []);
  const { data: site } = useQuery({ ...pushKeyQuery, enabled: browser === null });
  const obstacle = browser ?? (site?.key === null ? "no_key" : null);
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      if (!on) return stopPush(push);
      if ((await Notification.requestPermission()) !== "granted") return setBrowser(pushObstacle());
      // A site that could not be reached before.
      const { key } = await client.query({ ...pushKeyQuery, retry: false });
      const requested = { kinds: PUSH_KINDS, locale: getLocale() };
      if (key !== null) await startPush(push, requested, { favourites, signedIn, betting }, key);
    },
  });
  const isOn = kept !== null && obstacle === null;
  return (
    <FieldGroup title={m.push_title()}>
      <SwitchField
        label={m.push_switch()}
        hint={obstacle === null ? m.push_hint() : obstacles[obstacle]()}
        checked={isOn}
        disabled={change.isPending || (obstacle !== null && obstacle !== "blocked")}
        onChange={(on) => change.mutate(on)}
      />
      <p role="alert" className="push-error">
        {change.isError ? m.push_failed() : null}
      </p>
      {isOn ? <PushChoices kept={kept} onChange={(kinds) => keepPush(push, { ...kept, kinds })} /> : null}
    </FieldGroup>
  );
}

interface PushChoicesProps {
  readonly kept: KeptPush;
  readonly onChange: (kinds: readonly PushKind[]) => void;
}

/** Active notifications, and those that are ticked but cannot be sent. */
function PushChoices({ kept, onChange }: PushChoicesProps) {
  const hasTips = useSiteFacts()?.betting !== "hidden";
  const kinds = hasTips ? PUSH_KINDS : PUSH_KINDS.filter((kind) => kind !== "tip");
  return (
    <>
      <ChecksField
        label={m.push_kinds()}
        chosen={kept.kinds}
        values={kinds}
        nameOf={(kind) => kindNames[kind]()}
        onChange={onChange}
      />
      <PushNotes kinds={kept.kinds} hasTips={hasTips} />
      <PushTest />
    </>
  );
}

function PushNotes({ kinds, hasTips }: { readonly kinds: readonly PushKind[]; readonly hasTips: boolean }) {
  const { scores, delay_s } = useShield();
  const signedIn = useSignedIn();
  const notes = [
    scores === "hidden" && kinds.some((kind) => RESULT_KINDS.includes(kind)) ? m.push_scores_hidden() : null,
    delay_s > 0 ? m.push_late({ seconds: delay_s }) : null,
    hasTips && kinds.includes("tip") && !signedIn ? m.push_tips_need_login() : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} className="push-note">
      {note}
    </p>
  ));
}

/** A test notification. */
function PushTest() {
  const test = useMutation({ mutationFn: testPush });
  return (
    <div className="push-test">
      <button type="button" className="quiet-button" disabled={test.isPending} onClick={() => test.mutate()}>
        {m.push_test()}
      </button>
      <p role="status">
        {test.isSuccess ? m.push_test_sent() : test.isError ? testFailureText(test.error) : null}
      </p>
    </div>
  );
}

const testFailureText = (error: Error): string =>
  toAppError(error).code === "data_not_found" ? m.push_test_unknown() : m.push_test_failed();
