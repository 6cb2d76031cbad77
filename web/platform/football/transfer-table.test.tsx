// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Transfer } from "#shared/player/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { shownZone, showZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { TransferTable } from "./transfer-table.tsx";

const zone = shownZone();
afterEach(() => {
  cleanup();
  showZone(zone);
});

it("a move has the same day in every zone, and no fee beside the word free", () => {
  showZone("-08:00");
  const player = { id: 5, name: "An", logo: null, position: "F", shirt_number: 9 };
  const transfer = Transfer.parse({
    ...{ id: 1, kind: "transfer", player, from: aMatch().home, to: null, description: null },
    ...{ at: Date.parse("2026-07-01T00:00:00Z") / 1000, fee: { amount: 900_000, currency: "EUR" } },
  });
  const { container } = renderWithProviders(
    <TransferTable caption="Moves" clubs={["from"]} transfers={[transfer]} />,
  );
  const cells = [...container.querySelectorAll("td")].map((cell) => cell.textContent);
  expect(cells.slice(1)).toEqual(["Chuyển nhượng", "900 nghìn €", "01-07-2026"]);
});
