import { data } from "react-router";
import { readFailure } from "#web/platform/errors/page-failure.ts";
import type { AccountAnswer, Intent } from "./form-answer.ts";

interface Sent<Answer> {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
}

/**
 * Sends an account form within its page (React Router's `clientAction`). A failure becomes the form's answer: an error
 * screen in place of the form would lose the reader's input.
 */
export async function sendForm<Answer>({ request, serverAction }: Sent<Answer>) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (thrown) {
    // The form redirects.
    if (thrown instanceof Response) throw thrown;
    const { status, code } = readFailure(thrown);
    const intent = String((await copy.formData()).get("intent")) as Intent;
    const answer: AccountAnswer & { readonly captcha: null } = {
      ...{ intent, filled: {}, field_errors: {}, first_wrong: null, captcha: null },
      ...(status === null ? { code: null, isUnsent: true } : { code: code ?? "internal" }),
    };
    // Any other status would make the router reload the page's data, which fails as well.
    return data(answer, { status: status ?? 503 });
  }
}
