declare global {
  interface Window {
    /** Resolves when the document has the style of the whole site, if it links to it. */
    docsStyle: Promise<void>;
  }
}

/** Returns whether an element is the link to the style of the whole site. */
export function isWholeStyle(target: EventTarget | null): target is HTMLLinkElement {
  return target === document.querySelector('[data-whole]');
}

/**
 * Puts the style of the whole site in the place of the rules that the page itself needs, as soon as it is
 * there. Both say the same of what is on the page, so nothing changes.
 */
export function replaceStyle(): void {
  window.docsStyle = new Promise((resolve) => {
    const replace = ({ target }: Event) => {
      if (!isWholeStyle(target)) return;
      target.media = 'all';
      document.querySelector('[data-page]')?.remove();
      resolve();
    };
    // Events of this kind do not reach the window.
    document.addEventListener('load', replace, true);
  });
}
