import { FormProvider, useForm } from "@conform-to/react/future";
import { type FormEvent, useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { resultOf } from "#web/platform/forms/form-answer.ts";
import { FormFailure } from "#web/platform/forms/form-failure.tsx";
import { DefaultSubmit, FirstWrongContext } from "#web/platform/forms/form-field.tsx";
import { usePressing } from "#web/platform/forms/use-pressing.ts";
import { useSending } from "#web/platform/forms/use-sending.ts";
import { MatchStep } from "./match-step.tsx";
import type { TipAnswer } from "./new-tip.server.ts";
import { PlayStep } from "./play-step.tsx";
import { TextStep } from "./text-step.tsx";
import { checkTip } from "./tip-fields.ts";
import type { TipChoices } from "./tip-form.server.ts";
import { tipFormPath } from "./tip-form-path.ts";

interface TipPostFormProps {
  readonly choices: TipChoices;
  /** State of a returned form. */
  readonly answer: TipAnswer | null;
}

/** The submit button: a button that only chooses something triggers no validation. */
const isChoice = ({ nativeEvent }: FormEvent): boolean =>
  nativeEvent instanceof SubmitEvent &&
  nativeEvent.submitter instanceof HTMLButtonElement &&
  nativeEvent.submitter.value === "show";

/**
 * The tip form: one form for all steps, posted to its own page, so that typed text stays through every choice, without
 * scripts too. With scripts it is validated first by the same rules, and sent once.
 */
export function TipPostForm({ choices, answer }: TipPostFormProps) {
  const refused = answer?.intent === "post" ? answer : null;
  const sending = useSending();
  const { form } = useForm({
    id: "tip-form",
    lastResult: useMemo(() => resultOf(refused), [refused]),
    defaultValue: answer?.filled,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate({ payload }) {
      const checked = checkTip(payload);
      return { formErrors: null, fieldErrors: checked.ok ? {} : checked.field_errors };
    },
    onSubmit: sending.onSubmit,
  });
  const pressing = usePressing(form.props.onBlur);
  const code = refused?.code ?? (choices.refused === "closed" ? "tip_closed" : null);
  return (
    <FormProvider context={form.context}>
      <FirstWrongContext value={refused?.first_wrong ?? null}>
        <form
          {...form.props}
          method="post"
          action={tipFormPath(choices.query)}
          // Unencoded: URL encoding would triple the length of a Vietnamese text, beyond the limit.
          encType="multipart/form-data"
          className="write-form"
          onSubmit={(event) => {
            if (!isChoice(event)) form.props.onSubmit(event);
          }}
          {...pressing}
        >
          {/* Enter must not choose another match. */}
          {choices.match ? <DefaultSubmit intent="post" /> : null}
          {code === null ? null : <FormFailure text={errorLabel(code)} />}
          <MatchStep choices={choices} />
          <PlayStep choices={choices} chosen={answer?.filled.play} moved={refused?.field_errors.play?.[0]} />
          <TextStep filled={answer?.filled ?? {}} />
          <div className="form-actions write-end">
            <button
              type="submit"
              name="intent"
              value="post"
              className="button"
              aria-disabled={sending.busy || undefined}
            >
              {sending.busy ? m.account_busy() : m.write_submit()}
            </button>
            <p className="form-hint">{m.write_final()}</p>
          </div>
        </form>
      </FirstWrongContext>
    </FormProvider>
  );
}
