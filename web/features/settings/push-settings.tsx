import { useMutation } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { toAppError } from "#shared/errors/app-error.ts";
import { PUSH_KINDS, type PushKind, RESULT_KINDS } from "#shared/push/push.table.ts";
import { alertKindLabel } from "#web/platform/alerts/alert-kind-label.ts";
import { testPush } from "#web/platform/push/push.ts";
import { type KeptPush, keepPush } from "#web/platform/push/push-store.ts";
import { pushObstacleText, usePushSwitch } from "#web/platform/push/use-push-switch.ts";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { ChecksField, SwitchField } from "#web/ui/fields.tsx";

/** Notifications by Web Push. Permission and service worker are requested on switching on only. */
export function PushSettings() {
  const { push, kept, isOn, obstacle, change } = usePushSwitch();
  return (
    <FieldGroup title={m.push_title()} anchor="push">
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
        <PushChoices kept={kept} onChange={(kinds) => keepPush(push, { ...kept, kinds })} />
      ) : null}
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
        nameOf={alertKindLabel}
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
