import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { CorrectionField } from "#shared/correction/correction.table.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { pathOf } from "#shared/url/index.ts";
import { ChoiceForm } from "#web/platform/forms/choice-form.tsx";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { FieldRow } from "#web/platform/forms/form-field.tsx";
import { correctionName } from "#web/platform/i18n/correction-label.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { type CorrectionInput, correctionInputs } from "./correction-inputs.table.ts";
import type { CorrectionAnswer } from "./corrections.server.ts";

interface NewCorrectionProps {
  /** What the URL chose to correct. */
  readonly field: CorrectionField | null;
  /** A refused correction. */
  readonly answer: CorrectionAnswer | null;
}

/** The choice of a fact, and the form that corrects it. */
export function NewCorrection({ field, answer }: NewCorrectionProps) {
  const path = pathOf("corrections", getLocale());
  const inputs = field === null ? [] : [...correctionInputs[field], reasonInput];
  const others = Object.entries(answer?.field_errors ?? {}).filter(
    ([name]) => !inputs.some((input) => input.name === name),
  );
  const names = keysOf(correctionInputs).map((one) => ({ value: one, name: correctionName(one) }));
  return (
    <section className="panel corrections-new">
      <h2>{m.corrections_new()}</h2>
      <ChoiceForm
        label={m.corrections_what()}
        name="field"
        chosen={field ?? ""}
        choices={[{ value: "", name: m.corrections_choose() }, ...names]}
        path={path}
        query={{}}
      />
      {field === null ? null : (
        <form key={field} method="post" action={pathWith(path, { field })} className="form-sheet">
          <input type="hidden" name="field" value={field} />
          {others.map(([name, reasons]) => (
            <FormAlert key={name} text={m.corrections_field_refused({ reason: reasons.join("; ") })} />
          ))}
          {inputs.map((input) => (
            <InputRow key={input.name} input={input} answer={answer} />
          ))}
          <div className="form-actions">
            <button type="submit" className="button">
              {m.corrections_submit()}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

const reasonInput: CorrectionInput = {
  ...{ name: "reason", label: m.corrections_reason_field, hint: m.corrections_reason_hint },
  ...{ type: "text", isRequired: true },
};

/** A number in a keyboard of digits; a spinner would turn the page's scroll into goals. */
const typeOf = ({ type }: CorrectionInput) =>
  type === "number" ? ({ type: "text", inputMode: "numeric", pattern: "[0-9]{1,3}" } as const) : { type };

interface InputRowProps {
  readonly input: CorrectionInput;
  readonly answer: CorrectionAnswer | null;
}

function InputRow({ input, answer }: InputRowProps) {
  const { name, label, hint, options, isRequired } = input;
  const reason = answer?.field_errors[name]?.join("; ");
  const given = {
    name,
    defaultValue: answer?.filled[name] ?? "",
    required: isRequired,
    autoFocus: answer?.first_wrong === name,
  };
  return (
    <FieldRow
      id={`correction-${name.replace(".", "-")}`}
      label={label()}
      hint={hint?.()}
      required={isRequired}
      fieldError={reason && m.corrections_field_refused({ reason })}
      control={(props) =>
        options ? (
          <select {...props} {...given}>
            <option value="" />
            {options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label()}
              </option>
            ))}
          </select>
        ) : (
          <input {...props} {...given} {...typeOf(input)} maxLength={300} autoComplete="off" />
        )
      }
    />
  );
}
