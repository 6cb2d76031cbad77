import { AppError } from "#shared/errors/app-error.ts";

/**
 * The fields of a submitted form. Throws `validation_failed` for a body that is not the form its content type claims.
 */
export async function readFields(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (cause) {
    throw new AppError("validation_failed", { detail: "no form", cause });
  }
}
