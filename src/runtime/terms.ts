import { isPlainClick } from './links';

/** Opens the definition of a marked term. Without popovers, the mark is a link to the glossary. */
function open(event: MouseEvent): void {
  const { target } = event;
  const source = target instanceof Element ? target.closest<HTMLElement>('a[data-term]') : null;
  const definition = source && document.getElementById(`${source.dataset.term}-definition`);
  if (!source || !definition?.showPopover || !isPlainClick(event)) return;
  event.preventDefault();
  // The style places it next to its source, or in the middle where browsers can't.
  definition.showPopover({ source });
  // Screen readers read what has the focus; closing returns it to the link.
  definition.focus();
}

/** Handles every marked term on the site. Call it before `followLinks`. */
export function handleTerms(): void {
  document.addEventListener('click', open);
}

/** Announces that marked terms open their definitions, which they do only with a script. */
export function announceTerms(): void {
  for (const link of document.querySelectorAll('a[data-term]')) link.ariaHasPopup = 'dialog';
}
