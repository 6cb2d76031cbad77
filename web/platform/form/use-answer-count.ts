import { useState } from "react";

/** How many answers a form has got since its page was loaded; 0 for the one that the page came with. */
export function useAnswerCount(answer: object | null): number {
  const [seen, see] = useState({ answer, count: 0 });
  if (seen.answer === answer) return seen.count;
  // React draws the form again at once, before anything is shown: "Storing information from previous renders" in its manual.
  const next = { answer, count: seen.count + 1 };
  see(next);
  return next.count;
}
