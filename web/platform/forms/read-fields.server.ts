import { AppError } from "#shared/errors/app-error.ts";

/** The fields of a form that was sent. Throws `validation_failed` for what says to be a form and is none. */
export async function readFields(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw new AppError("validation_failed", { detail: "no form", cause });
  }
}
