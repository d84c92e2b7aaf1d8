import { announce } from './announce';

const doneDuration = 1600;
const done = 'Copied';

/** Returns the text of a copy control: its own, or the code of the panel around it. */
function textOf(button: HTMLElement): string {
  return button.dataset.copy ?? button.closest('.code')?.querySelector('pre')?.textContent ?? '';
}

async function copy({ target }: Event): Promise<void> {
  const button = target instanceof Element ? target.closest<HTMLElement>('.copy') : null;
  if (!button) return;
  const { copyFrom } = button.dataset;
  try {
    if (copyFrom) await copyFile(copyFrom);
    else await navigator.clipboard.writeText(textOf(button));
  } catch {
    announce('Copying failed');
    return;
  }
  confirm(button);
  announce(done);
}

/** The end of each control's confirmation. */
const timers = new WeakMap<HTMLElement, number>();

/** Shows on the control that it has copied, in the place of its words and of the same width. */
function confirm(button: HTMLElement): void {
  clearTimeout(timers.get(button));
  button.style.minWidth = `${button.getBoundingClientRect().width}px`;
  button.dataset.done = done;
  const end = () => {
    delete button.dataset.done;
    button.style.minWidth = '';
  };
  timers.set(button, window.setTimeout(end, doneDuration));
}

/** Passes a promise to the clipboard, because Safari would reject a write after the fetch. */
function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} returned ${response.status}`);
    return response.blob();
  });
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': text.then((blob) => new Blob([blob], { type: 'text/plain' })),
    }),
  ]);
}

/** Handles every copy control of the site. */
export function handleCopyControls(): void {
  document.addEventListener('click', (event) => void copy(event));
}
