import { useField } from "@conform-to/react/future";
import { useEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FieldErrorText } from "#web/platform/forms/form-alert.tsx";
import type { ShownCaptcha } from "./login.server.ts";
import { showTurnstile } from "./turnstile.ts";
import type { CaptchaState, CaptchaWork } from "./use-captcha.ts";

const stateText = {
  idle: m.captcha_idle,
  checking: m.captcha_checking,
  solved: m.captcha_solved,
  failed: m.captcha_failed,
} as const satisfies Record<CaptchaState, () => string>;

interface CaptchaFieldProps {
  readonly captcha: ShownCaptcha;
  /** Error of the last answer; conform reports none for a field that the form did not have yet. */
  readonly refused?: string | undefined;
  readonly work: CaptchaWork;
}

/** The captcha: an invisible proof of work, a question for pages without scripts, or a widget. */
export function CaptchaField({ captcha, refused, work }: CaptchaFieldProps) {
  const { errors, errorId } = useField("captcha");
  const isAgain = captcha.kind === "altcha" && work.state !== "idle";
  const fieldError = errors?.[0] ?? (isAgain ? undefined : refused);
  return (
    <div className="form-field account-captcha">
      <p className="form-label">
        {m.captcha_label()} <span aria-hidden="true">(*)</span>
      </p>
      <p className="form-hint">{m.captcha_why()}</p>
      {captcha.kind === "turnstile" ? (
        <Turnstile site_key={captcha.site_key} />
      ) : (
        <ProofOfWork question={captcha.question} typed={captcha.typed} work={work} />
      )}
      <FieldErrorText id={errorId} text={fieldError && fieldLabel(fieldError)} />
    </div>
  );
}

type SumQuestionProps = Pick<Extract<ShownCaptcha, { kind: "altcha" }>, "question" | "typed">;

function ProofOfWork({ work, ...sum }: SumQuestionProps & { readonly work: CaptchaWork }) {
  return (
    <>
      <input ref={work.input} type="hidden" name="captcha" />
      <p className="form-hint needs-script" role="status" data-captcha={work.state}>
        {stateText[work.state]()}
      </p>
      {work.state === "failed" ? (
        <SumQuestion {...sum} />
      ) : (
        <noscript>
          <SumQuestion {...sum} />
        </noscript>
      )}
    </>
  );
}

function SumQuestion({ question: { token, terms }, typed }: SumQuestionProps) {
  const [first, second] = terms;
  return (
    <label className="account-question">
      <span>{m.captcha_question({ first, second })}</span>
      <input type="hidden" name="captcha_token" value={token} />
      <input type="hidden" name="captcha_terms" value={terms.join(" ")} />
      <input
        name="captcha_answer"
        className="form-input"
        defaultValue={typed}
        inputMode="numeric"
        autoComplete="off"
        required
        size={4}
      />
    </label>
  );
}

/** Cloudflare's widget; it writes its response into a form field. */
function Turnstile({ site_key }: { readonly site_key: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    return showTurnstile(place.current, site_key, () => setFailed(true));
  }, [site_key]);
  return (
    <>
      <div ref={place} />
      <p className="form-hint" role="status">
        {failed ? m.captcha_unreachable() : null}
      </p>
      <noscript>
        <p className="form-hint">{m.captcha_needs_script()}</p>
      </noscript>
    </>
  );
}
