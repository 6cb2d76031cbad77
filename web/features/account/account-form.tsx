import { FormProvider, useForm } from "@conform-to/react/future";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { EarlyPress, waitsForScripts } from "#web/platform/form/early-press.tsx";
import { FirstWrongContext } from "#web/platform/form/first-wrong.context.ts";
import { type Complaints, resultOf } from "#web/platform/form/form-answer.ts";
import { FormFailure } from "#web/platform/form/form-failure.tsx";
import { usePressing } from "#web/platform/form/use-pressing.ts";
import { useSending } from "#web/platform/form/use-sending.ts";
import { pathWith } from "#web/platform/page-path.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { type AccountAnswer, failureText, type Intent, unsentText } from "./form-answer.ts";
import { avatarComplaint, checkForm, type Payload, type TextForm } from "./form-fields.ts";
import type { ShownCaptcha } from "./login.server.ts";
import { useCaptcha } from "./use-captcha.ts";

const loadedSolve = async () => (await import("./solve-captcha.ts")).solveCaptcha();

interface AccountFormProps {
  readonly intent: TextForm | Extract<Intent, "avatar">;
  /** What the page was posted, if it was: of this form or another. */
  readonly answer: AccountAnswer | null;
  /** What stands in the fields at first. */
  readonly defaults?: Readonly<Record<string, string | null>>;
  /** Where the reader goes on to. */
  readonly back?: string | null;
  readonly captcha?: ShownCaptcha | null;
  readonly submit: string;
  /** The deed cannot be undone. */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** What a form can tell of itself in the browser: the captcha is waited for, not complained of. */
function complaintsOf(intent: AccountFormProps["intent"], payload: Payload): Complaints {
  if (intent === "avatar") {
    const complaint = avatarComplaint(payload.avatar);
    return complaint === null ? {} : { avatar: [complaint] };
  }
  const checked = checkForm(intent, payload);
  if (checked.ok) return {};
  const { captcha, ...complaints } = checked.complaints;
  return complaints;
}

/**
 * A form of an account (styles/account.css): posted to its own page as any form is, so that it works without scripts. With them it is
 * checked before, by the same rules, and is sent once.
 */
export function AccountForm(props: AccountFormProps) {
  const { intent, defaults, back, captcha, submit, children } = props;
  const answer = props.answer?.intent === intent ? props.answer : null;
  const { pathname } = useLocation();
  const work = useCaptcha(loadedSolve);
  const needsWork = captcha?.kind === "altcha";
  const sending = useSending(work.forget);
  // How often the reader tried without a network.
  const [unsent, setUnsent] = useState(0);

  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (sending.begun()) return event.preventDefault();
    if (!navigator.onLine) {
      // The browser would leave the form for an error page of its own.
      event.preventDefault();
      return setUnsent((count) => count + 1);
    }
    const awaited = needsWork ? work.awaited() : null;
    sending.begin();
    if (awaited === null) return;
    event.preventDefault();
    void awaited.then(() => {
      sending.end();
      form.requestSubmit(submitter);
    });
  };
  const { form } = useForm({
    id: `${intent}-form`,
    lastResult: useMemo(() => resultOf(answer), [answer]),
    defaultValue: defaults,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ payload }) => ({ formErrors: null, fieldErrors: complaintsOf(intent, payload) }),
    onSubmit: send,
  });
  const pressing = usePressing(form.props.onBlur);

  return (
    <FormProvider context={form.context}>
      <FirstWrongContext value={answer?.first_wrong ?? null}>
        <form
          {...form.props}
          {...(needsWork ? waitsForScripts : {})}
          method="post"
          action={pathWith(pathname, { back })}
          encType={intent === "avatar" ? "multipart/form-data" : undefined}
          className="form-sheet"
          {...pressing}
          onFocus={(event) => {
            pressing.onFocus(event);
            if (needsWork) work.begin();
          }}
        >
          <input type="hidden" name="intent" value={intent} />
          <input type="hidden" name="language" value={getLocale()} />
          {needsWork ? <EarlyPress form={`${intent}-form`} /> : null}
          {unsent > 0 ? (
            <FormFailure key={unsent} text={unsentText(intent)} />
          ) : answer && answer.code !== null ? (
            <FormFailure text={failureText(intent, answer.code)} />
          ) : null}
          {children}
          {captcha ? <CaptchaField captcha={captcha} work={work} /> : null}
          <div className="form-actions">
            <button
              type="submit"
              className={props.isDangerous ? "button form-danger" : "button"}
              aria-disabled={sending.busy || undefined}
            >
              {sending.busy ? m.account_busy() : submit}
            </button>
            {props.beside}
          </div>
        </form>
      </FirstWrongContext>
    </FormProvider>
  );
}
