import { navigate } from 'gatsby';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';
import { routeOfClick } from './route-of-click';
import { useBackToClose } from './use-back-to-close';

interface Modal {
  /** The reader has opened it, so Back closes it. */
  isOpen: boolean;
  close: () => void;
  opener: RefObject<HTMLElement | null>;
}

/** Shows a `dialog` over the page, which is closed by Back, by its backdrop, or by a link in it. */
export function useModal({ isOpen, close, opener }: Modal) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { leave } = useBackToClose(isOpen, close, opener);

  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  function onClick(event: MouseEvent) {
    if (event.target === dialog.current) return close();
    const route = routeOfClick(event);
    if (route === undefined) return;
    event.preventDefault();
    leave();
    close();
    // Replaces the history entry that was added so that Back closes the dialog.
    const { found } = (event.target as Element).closest('a')?.dataset ?? {};
    navigate(route, { replace: true, state: { found } });
  }

  // The browser reports that Escape has closed the dialog in a later task, so a shortcut that follows
  // at once would be taken for one that finds the dialog open.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) close();
  }

  function onClose() {
    // A report that arrives after the dialog has been opened again.
    if (!isOpen || dialog.current?.open) return;
    close();
  }

  return { ref: dialog, onClick, onClose, onKeyDown };
}
