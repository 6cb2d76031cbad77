import * as z from "zod/mini";

/**
 * The captcha that shows a person fills in the form. `altcha`: a proof of work, solved by the page's script
 * (https://altcha.org/docs/v2/proof-of-work); a reader without scripts answers `question` instead. `turnstile`: a
 * Cloudflare widget with this site key. The field `captcha` holds the solution as text: base64 of the solved challenge,
 * `<token of the question>:<answer>`, or the widget's response.
 */
export const Captcha = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("altcha"),
    challenge: z.object({
      parameters: z.record(z.string(), z.unknown()),
      signature: z.string(),
    }),
    /** A sum of two small numbers, `[7, 4]`, in words of the page's language; `token` holds it and its time. */
    question: z.object({ token: z.string(), terms: z.tuple([z.int(), z.int()]) }),
  }),
  z.object({ kind: z.literal("turnstile"), site_key: z.string() }),
]);
export type Captcha = z.infer<typeof Captcha>;
