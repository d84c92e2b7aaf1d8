const doneDuration = 1600;

/** Returns the text of a copy control: its own, or the code of the panel around it. */
function textOf(button: HTMLElement): string {
  const panel = button.closest('.code');
  const visible = panel?.querySelector('[role="tabpanel"]:not([hidden]) pre, pre');
  return button.dataset.copy ?? visible?.textContent ?? '';
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
  button.dataset.done = '';
  announce('Copied');
  setTimeout(() => delete button.dataset.done, doneDuration);
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

/** Announces a message to screen readers through Gatsby's announcer, which every page has. */
function announce(message: string): void {
  const announcer = document.getElementById('gatsby-announcer');
  if (announcer) announcer.textContent = message;
}

/** Handles every copy control of the site. */
export function handleCopyControls(): void {
  document.addEventListener('click', (event) => void copy(event));
}
