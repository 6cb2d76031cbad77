import {
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";
import { Icon } from "./icon.tsx";

interface DialogProps extends ComponentProps<"dialog"> {
  readonly ref?: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/**
 * A modal dialog, open as long as it is rendered (decision 050). A press on its backdrop closes it, too: such a press
 * targets the dialog itself.
 */
export function Dialog({ ref, onClick, onClose, ...props }: DialogProps) {
  const own = useRef<HTMLDialogElement>(null);
  const dialog = ref ?? own;
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    onClick?.(event);
    if (event.target === event.currentTarget) event.currentTarget.close();
  };
  const close = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Browsers queue the event: StrictMode has opened the dialog again before it reports the close between its two
    // effects.
    if (!currentTarget.open) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it
    <dialog {...props} ref={dialog} onClick={press} onClose={close} />
  );
}

/** A button that closes its dialog. */
export function DialogClose({ label, size = 20 }: { readonly label: string; readonly size?: number }) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
    >
      <Icon name="x" size={size} />
    </button>
  );
}
