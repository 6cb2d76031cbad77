// @vitest-environment happy-dom
import { cleanup, fireEvent } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { CompetitionId, Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchList } from "./match-list.tsx";

afterEach(cleanup);

/** A league that counts reads of its name. */
function countedLeague(id: number) {
  const count = { reads: 0 };
  const competition = {
    ...aMatch().competition,
    id: id as CompetitionId,
    get name() {
      count.reads += 1;
      return `Giải ${id}`;
    },
  };
  return { count, competition };
}

function Steps({ steps }: { readonly steps: readonly (readonly Match[])[][] }) {
  const [step, setStep] = useState(0);
  const groups = (steps[step] ?? []).flatMap((matches) =>
    matches[0] ? [{ competition: matches[0].competition, matches: [...matches] }] : [],
  );
  return (
    <>
      <button type="button" onClick={() => setStep(step + 1)}>
        next
      </button>
      <MatchList groups={groups} />
    </>
  );
}

it("A block renders again only when its matches change", () => {
  const [quiet, busy] = [countedLeague(1), countedLeague(2)];
  const of = (id: number, { competition }: typeof quiet) => ({ ...aMatch({ id }), competition });
  const [one, two, three] = [of(1, quiet), of(2, busy), of(3, busy)];
  const page = renderWithProviders(
    <Steps
      steps={[
        [[one], [two]],
        [[one], [two]],
        [[one], [two, three]],
      ]}
    />,
  );
  const before = [quiet.count.reads, busy.count.reads];
  expect(before.every((reads) => reads > 0)).toBe(true);
  fireEvent.click(page.getByText("next"));
  expect([quiet.count.reads, busy.count.reads]).toEqual(before);
  fireEvent.click(page.getByText("next"));
  expect(quiet.count.reads).toBe(before[0]);
  expect(busy.count.reads).toBeGreaterThan(before[1] ?? 0);
  expect(page.container.querySelectorAll(".match-row")).toHaveLength(3);
});
