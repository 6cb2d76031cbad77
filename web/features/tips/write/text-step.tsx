import { useEffect, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { lengthOf, tidyText } from "#shared/form/text.rules.ts";
import { TIP_LENGTHS, TIP_PERMISSIONS, type TipPermission } from "#shared/tip/tip.table.ts";
import { FormField } from "#web/platform/forms/form-field.tsx";
import { permissionName } from "../row/tip-labels.ts";
import { Step } from "./step.tsx";

const permissionHints = {
  free: m.write_permission_free,
  members: m.write_permission_members,
  followers: m.write_permission_followers,
} as const satisfies Record<TipPermission, () => string>;

interface TextStepProps {
  /** The input of a returned form. */
  readonly filled: Readonly<Record<string, string>>;
}

/** The tip's text and audience. */
export function TextStep({ filled }: TextStepProps) {
  const chosen = TIP_PERMISSIONS.find((one) => one === filled.permission) ?? "free";
  return (
    <Step id="noi-dung" title={m.write_text()}>
      <FormField
        name="title"
        label={m.write_field_title()}
        required
        control={(props) => (
          <input {...props} type="text" autoComplete="off" maxLength={TIP_LENGTHS.title.max} />
        )}
      />
      <ContentField typed={filled.content ?? ""} />
      <fieldset className="write-permission">
        <legend className="form-label">{m.write_permission()}</legend>
        {TIP_PERMISSIONS.map((permission) => (
          <label key={permission} className="form-check">
            <input type="radio" name="permission" value={permission} defaultChecked={permission === chosen} />
            <span>
              <span>{permissionName(permission)}</span>
              <span className="form-hint write-permission-hint">{permissionHints[permission]()}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Step>
  );
}

const countOf = (text: string): number => lengthOf(tidyText(text));

/** The text field; it counts characters as the service does. */
function ContentField({ typed }: { readonly typed: string }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => countOf(typed));
  // Text typed before hydration, or restored by the browser.
  useEffect(() => setCount(countOf(area.current?.value ?? "")), []);
  const { min } = TIP_LENGTHS.content;
  return (
    <>
      <FormField
        name="content"
        label={m.write_field_content()}
        hint={m.write_field_content_hint({ count: min })}
        required
        control={(props) => (
          <textarea
            {...props}
            ref={area}
            rows={12}
            onInput={({ currentTarget }) => setCount(countOf(currentTarget.value))}
          />
        )}
      />
      <p className="write-count" data-enough={count >= min || undefined}>
        {m.write_count({ count, least: min })}
      </p>
    </>
  );
}
