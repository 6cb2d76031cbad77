import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { mediaPath } from "#shared/content/image.table.ts";
import type { Picture } from "#shared/content/post.schema.ts";
import type { FieldError } from "#shared/errors/field-error.table.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FieldErrorText } from "#web/platform/forms/form-alert.tsx";
import { FormField } from "#web/platform/forms/form-field.tsx";
import type { Filled } from "./article-fields.ts";
import { PICTURE_TYPES, wrongPicture } from "./picture.rules.ts";

interface PictureFieldProps {
  readonly filled: Filled;
  /** As stored. */
  readonly thumbnail: Picture | null;
}

/** The picture of an article and its alternative text. */
export function PictureField({ filled, thumbnail }: PictureFieldProps) {
  const key = filled.image_key ?? "";
  return (
    <section className="panel editor-panel">
      <h2 className="form-label">{m.editor_picture()}</h2>
      {/* A picture sent with a returned form is already stored under its key. */}
      <input type="hidden" name="image_key" value={key} />
      {thumbnail !== null && thumbnail.key === key ? (
        <img
          src={mediaPath(thumbnail.key, thumbnail.widths[0] ?? thumbnail.width)}
          alt={thumbnail.alt}
          width={thumbnail.width}
          height={thumbnail.height}
          className="editor-picture"
        />
      ) : null}
      {key !== "" && thumbnail?.key !== key ? <p className="form-hint">{m.editor_picture_kept()}</p> : null}
      <PictureFile isStored={key !== ""} />
      <FormField
        name="image_alt"
        label={m.editor_picture_alt()}
        hint={m.editor_picture_alt_hint()}
        control={(props) => <input {...props} type="text" autoComplete="off" />}
      />
      {key === "" ? null : (
        <label className="form-check">
          <input type="checkbox" name="no_image" value="1" />
          {m.editor_picture_none()}
        </label>
      )}
    </section>
  );
}

/** The file input; an invalid picture is reported at once. */
function PictureFile({ isStored }: { readonly isStored: boolean }) {
  const [chosen, setChosen] = useState(false);
  const [wrong, setWrong] = useState<FieldError | null>(null);
  // With an invalid picture the form could be too large to be parsed.
  const look = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    const fieldError = file ? wrongPicture(file) : null;
    if (fieldError) input.value = "";
    setWrong(fieldError);
    setChosen(file !== undefined && fieldError === null);
  };
  return (
    <>
      <FormField
        name="picture"
        label={isStored ? m.editor_picture_other() : m.editor_picture_file()}
        hint={m.editor_picture_hint()}
        control={({ defaultValue: _none, ...props }) => (
          <input
            {...props}
            type="file"
            accept={PICTURE_TYPES.join()}
            onChange={({ currentTarget }) => look(currentTarget)}
          />
        )}
      >
        {chosen ? null : (
          <span className="form-no-file needs-script" aria-hidden="true">
            {m.editor_picture_no_file()}
          </span>
        )}
      </FormField>
      <FieldErrorText role="alert" text={wrong && fieldLabel(wrong)} />
    </>
  );
}
