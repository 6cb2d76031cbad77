// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Dialog } from "./dialog.tsx";

/** Runs the tasks that browsers queue for `close` events; happy-dom dispatches them at once. */
let runTasks: () => Promise<void>;
beforeEach(() => {
  const tasks: (() => void)[] = [];
  vi.spyOn(HTMLDialogElement.prototype, "close").mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    tasks.push(() => this.dispatchEvent(new Event("close")));
  });
  runTasks = () =>
    act(async () => {
      for (const task of tasks.splice(0)) task();
    });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("stays open where StrictMode runs its effect twice, and reports when it is closed", async () => {
  const onClose = vi.fn();
  render(
    <StrictMode>
      <Dialog onClose={onClose}>Text</Dialog>
    </StrictMode>,
  );
  await runTasks();
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  expect(dialog.open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
  dialog.close();
  await runTasks();
  expect(onClose).toHaveBeenCalledTimes(1);
});
