import { useMutation } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { toAppError } from "#shared/errors/app-error.ts";
import { type PushKind, RESULT_KINDS } from "#shared/push/push.table.ts";
import { testPush } from "#web/platform/push/push.ts";
import { pushObstacleText, usePushSwitch } from "#web/platform/push/use-push-switch.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { SwitchField } from "#web/ui/fields.tsx";

/** Notifications by Web Push. Permission and service worker are requested on switching on only. */
export function PushSettings() {
  const { kept, isOn, obstacle, change } = usePushSwitch();
  return (
    <FieldGroup title={m.push_title()}>
      <SwitchField
        label={m.push_switch()}
        hint={obstacle ? pushObstacleText(obstacle) : m.push_hint()}
        checked={isOn}
        disabled={change.isPending || (obstacle != null && obstacle !== "blocked")}
        onChange={(on) => change.mutate(on)}
      />
      <p role="alert" className="push-error">
        {change.isError ? m.push_failed() : null}
      </p>
      {isOn && kept ? (
        <>
          <PushNotes kinds={kept.kinds} />
          <PushTest />
        </>
      ) : null}
    </FieldGroup>
  );
}

/** Kinds that are chosen but cannot be sent, or come late. */
function PushNotes({ kinds }: { readonly kinds: readonly PushKind[] }) {
  const hasTips = useSiteFacts()?.betting !== "hidden";
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
