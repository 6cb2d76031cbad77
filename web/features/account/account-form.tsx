import { FormProvider, useForm } from "@conform-to/react/future";
import { type FormEvent, type ReactNode, useEffect, useMemo, useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { EarlyPress, waitsForScripts } from "#web/platform/forms/early-press.tsx";
import { type FieldErrors, resultOf } from "#web/platform/forms/form-answer.ts";
import { FormFailure } from "#web/platform/forms/form-failure.tsx";
import { FirstWrongContext } from "#web/platform/forms/form-field.tsx";
import { usePressing } from "#web/platform/forms/use-pressing.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { CaptchaField } from "./captcha-field.tsx";
import { type AccountAnswer, failureText, type Intent, unsentText } from "./form-answer.ts";
import { avatarError, checkForm, missingConfirmation, type Payload, type TextForm } from "./form-fields.ts";
import type { ShownCaptcha } from "./login.server.ts";
import { type CaptchaWork, useCaptcha } from "./use-captcha.ts";
import { type RouterSending, useRouterSending } from "./use-router-sending.ts";

const loadedSolve = async () => (await import("./solve-captcha.ts")).solveCaptcha();

interface AccountFormProps {
  readonly intent: TextForm | Extract<Intent, "avatar">;
  /** The answer to the page's last post, if there was one: to this form or to another. */
  readonly answer: AccountAnswer | null;
  /** Initial values of the fields. */
  readonly defaults?: Readonly<Record<string, string | null>>;
  /** Target of the redirect after success. */
  readonly back?: string | null;
  readonly captcha?: ShownCaptcha | null;
  readonly submit: string;
  /** The action cannot be undone. */
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** Client-side validation of a form. An unsolved captcha is awaited, not reported as an error. */
function errorsOf(
  { intent, defaults = {} }: Pick<AccountFormProps, "intent" | "defaults">,
  payload: Payload,
): FieldErrors {
  if (intent === "avatar") {
    const fieldError = avatarError(payload.avatar);
    return fieldError === null ? {} : { avatar: [fieldError] };
  }
  const missing = intent === "info" ? missingConfirmation(payload, defaults) : {};
  const checked = checkForm(intent, payload);
  if (checked.ok) return missing;
  const { captcha, ...field_errors } = checked.field_errors;
  return { ...missing, ...field_errors };
}

/**
 * An account form (features/account/account.css). It posts to its own page, so that it works without scripts. With
 * scripts the router sends it once, after validation by the same rules: the page stays, and a refused form keeps its
 * passwords.
 */
export function AccountForm(props: AccountFormProps) {
  const { intent, defaults, back, captcha, submit, children } = props;
  const answer = props.answer?.intent === intent ? props.answer : null;
  const answers = useAnswerCount(answer);
  const { pathname } = useLocation();
  const work = useCaptcha(loadedSolve);
  const needsWork = captcha?.kind === "altcha";
  const { sending, unsent, send } = useAttempt(intent, needsWork, work);
  const { form } = useForm({
    id: `${intent}-form`,
    lastResult: useMemo(() => resultOf(answer), [answer]),
    defaultValue: defaults,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ payload }) => ({ formErrors: null, fieldErrors: errorsOf(props, payload) }),
    onSubmit: send,
  });
  useFocusOnAnswer(intent, answer, answers);
  const pressing = usePressing(form.props.onBlur);
  const failure = failureOf(intent, unsent, answer);
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
          {failure === null ? null : (
            <FormFailure key={unsent > 0 ? unsent : `answer-${answers}`} text={failure} />
          )}
          {children}
          {captcha ? (
            <CaptchaField
              {...{ captcha, work }}
              key={answers}
              refused={answers > 0 ? answer?.field_errors.captcha?.[0] : undefined}
            />
          ) : null}
          <div className="form-actions">
            <SubmitButton sending={sending} text={submit} isDangerous={props.isDangerous ?? false} />
            {props.beside}
          </div>
        </form>
      </FirstWrongContext>
    </FormProvider>
  );
}

/** The error of an attempt that was not sent, else of the answer as a whole. */
function failureOf(intent: Intent, unsent: number, answer: AccountAnswer | null): string | null {
  if (unsent > 0 || answer?.isUnsent) return unsentText(intent);
  return answer && answer.code !== null ? failureText(intent, answer.code) : null;
}

/** Sends a form by the router once its captcha is solved. `unsent` counts the attempts of a browser without network. */
function useAttempt(intent: Intent, needsWork: boolean, work: CaptchaWork) {
  const sending = useRouterSending(intent, work.forget);
  const post = useSubmit();
  const [unsent, setUnsent] = useState(0);
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    event.preventDefault();
    if (sending.begun()) return;
    if (!navigator.onLine) return setUnsent((count) => count + 1);
    const awaited = needsWork ? work.awaited() : null;
    sending.begin();
    if (awaited !== null) {
      void awaited.then(() => {
        sending.cancel();
        form.requestSubmit(submitter);
      });
      return;
    }
    setUnsent(0);
    void post(form, { replace: true, preventScrollReset: true }).finally(sending.settle);
  };
  return { sending, unsent, send };
}

/** Moves the focus to the first invalid field of an answer, or to its failure. */
function useFocusOnAnswer(intent: Intent, answer: AccountAnswer | null, answers: number): void {
  useEffect(() => {
    // On a page rendered with an answer, autofocus moves the focus.
    if (answers === 0 || answer === null) return;
    const place = answer.first_wrong === null ? ".form-failure" : `[name="${answer.first_wrong}"]`;
    document.querySelector<HTMLElement>(`#${intent}-form ${place}`)?.focus();
  }, [answers, answer, intent]);
}

interface SubmitButtonProps {
  readonly sending: RouterSending;
  readonly text: string;
  readonly isDangerous: boolean;
}

const SubmitButton = ({ sending, text, isDangerous }: SubmitButtonProps) => (
  <button
    type="submit"
    className={isDangerous ? "button form-danger" : "button"}
    aria-disabled={sending.blocked || undefined}
  >
    {sending.busy ? m.account_busy() : text}
  </button>
);

/** Number of answers to a form since its page was loaded; 0 for the answer rendered with the page. */
function useAnswerCount(answer: object | null): number {
  const [seen, see] = useState({ answer, count: 0 });
  if (seen.answer === answer) return seen.count;
  // React renders the form again before painting: see "Storing information from previous renders" in its manual.
  const next = { answer, count: seen.count + 1 };
  see(next);
  return next.count;
}
