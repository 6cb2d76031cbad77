import { type Ref, useEffect, useId, useRef, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { countGraphemes } from "#shared/chat/chat-text.rules.ts";
import { COMMENT_LENGTH } from "#shared/content/comment.table.ts";
import { tidyText } from "#shared/form/text.rules.ts";
import { FieldErrorText } from "#web/platform/forms/form-alert.tsx";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";

interface CommentFieldProps {
  readonly label: string;
  /** Input of a form that came back. */
  readonly typed?: string;
  readonly fieldError: string | null;
  readonly hasFocus?: boolean;
  readonly isBusy?: boolean;
  readonly field?: Ref<HTMLTextAreaElement>;
  readonly onText?: (text: string) => void;
}

/** The text field of a comment; it counts characters as the service does. */
export function CommentField(props: CommentFieldProps) {
  const { label, typed = "", fieldError, hasFocus = false, isBusy = false, onText } = props;
  const id = useId();
  const own = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => countGraphemes(tidyText(typed)));
  // Text typed before hydration, or restored by the browser.
  useEffect(() => setCount(countGraphemes(tidyText(own.current?.value ?? ""))), []);
  const described = [fieldError === null ? "" : `${id}-error`, `${id}-count`].filter((one) => one !== "");
  return (
    <div className="form-field">
      <label htmlFor={id} className="form-label">
        {label}
      </label>
      <textarea
        ref={(element) => {
          own.current = element;
          if (typeof props.field === "function") props.field(element);
          else if (props.field) props.field.current = element;
        }}
        id={id}
        name="text"
        className="form-input comment-input"
        rows={3}
        required
        defaultValue={typed}
        readOnly={isBusy}
        // biome-ignore lint/a11y/noAutofocus: the reader asked for this field, or the returned form concerns it
        autoFocus={hasFocus}
        aria-invalid={fieldError === null ? undefined : true}
        aria-describedby={described.join(" ")}
        onInput={({ currentTarget }) => {
          setCount(countGraphemes(tidyText(currentTarget.value)));
          onText?.(currentTarget.value);
        }}
      />
      <p
        className="comment-count needs-script"
        id={`${id}-count`}
        data-over={count > COMMENT_LENGTH || undefined}
      >
        {m.comment_count({ count: formatDecimal(count, 0), most: formatDecimal(COMMENT_LENGTH, 0) })}
      </p>
      <FieldErrorText id={`${id}-error`} role="alert" text={fieldError} />
    </div>
  );
}
