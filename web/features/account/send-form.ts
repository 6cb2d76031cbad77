import { data } from "react-router";
import { readFailure } from "#web/platform/errors/page-failure.ts";
import type { AccountAnswer, Intent } from "./form-answer.ts";

interface Sent<Answer> {
  readonly request: Request;
  readonly serverAction: () => Promise<Answer>;
}

/**
 * Sends a form of an account within its page (React Router's `clientAction`). A failure becomes the form's answer, as an error screen in
 * place of the form would lose what its reader has typed.
 */
export async function sendForm<Answer>({ request, serverAction }: Sent<Answer>) {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (thrown) {
    // A form that leads on.
    if (thrown instanceof Response) throw thrown;
    const { status, code } = readFailure(thrown);
    const intent = String((await copy.formData()).get("intent")) as Intent;
    const answer: AccountAnswer & { readonly captcha: null } = {
      ...{ intent, filled: {}, complaints: {}, first_wrong: null, captcha: null },
      ...(status === null ? { code: null, isUnsent: true } : { code: code ?? "internal" }),
    };
    // Another status would have the router load the page's data anew, which fails as well.
    return data(answer, { status: status ?? 503 });
  }
}
