import { keyedHash, randomWord, sameText } from "../secret.ts";

/** People need some seconds to read a form; an instant answer comes from a program. */
const FASTEST_SECONDS = 3;

const TOKEN = /^([\w-]{16})\.(\d{1,2})\.(\d{1,2})\.(\d{10})\.([0-9a-f]{64})$/;

/** A sum for readers without scripts. The token carries the sum and its creation time, signed. */
export interface SumQuestion {
  readonly token: string;
  readonly terms: [number, number];
}

const small = (): number => 2 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 8);

/** Creates a question with two numbers from 2 to 9; `now` in seconds UTC. */
export function createSumQuestion(secret: string, now: number): SumQuestion {
  const terms: [number, number] = [small(), small()];
  const payload = [randomWord(12), ...terms, now].join(".");
  return { token: `${payload}.${keyedHash(secret, payload)}`, terms };
}

/** An answered question: the key for the replay check, and its creation time (seconds UTC). */
export interface AnsweredSum {
  readonly key: string;
  readonly issuedAt: number;
}

/** Parses `<token>:<answer>`: `early` when it is right but too fast, null when it is forged or wrong. */
export function readSum(secret: string, text: string, now: number): AnsweredSum | "early" | null {
  const [token = "", answer = ""] = text.split(":");
  const [, word, left, right, issued, signature] = TOKEN.exec(token) ?? [];
  if (!word || !signature) return null;
  if (!sameText(keyedHash(secret, [word, left, right, issued].join(".")), signature)) return null;
  const isRight = answer.trim() !== "" && Number(answer) === Number(left) + Number(right);
  if (!isRight) return null;
  return now - Number(issued) < FASTEST_SECONDS ? "early" : { key: word, issuedAt: Number(issued) };
}

/** True for an answer to a sum, right or wrong: a solved challenge has no colon. */
export const isSum = (text: string): boolean => text.includes(":");
