/** Inline, because the box is rarely shown and its style would otherwise be part of every page. */
const boxStyle = (tone: string) =>
  'position:fixed;z-index:var(--z-skip);inset:auto var(--space-4) var(--space-4);display:flex;' +
  'flex-wrap:wrap;align-items:center;gap:var(--space-3);max-width:34rem;margin-inline:auto;' +
  `padding:var(--space-4) var(--space-5);border:1px solid var(--${tone}-line);` +
  `border-radius:var(--radius-lg);background:var(--${tone}-tint);box-shadow:var(--shadow-menu);` +
  'color:var(--text);font-size:var(--size-md)';

/** Shows a box over the page, which stays readable. Replaces an earlier box. `tone` names its colours. */
export function showFailure(
  message: string,
  action?: { label: string; onClick(): void },
  tone = 'bad',
): void {
  const show = () => {
    document.querySelector('.failure')?.remove();
    const box = document.createElement('div');
    box.className = 'failure';
    box.style.cssText = boxStyle(tone);
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.style.flex = '1 1 16rem';
    text.textContent = message;
    box.append(text);
    if (action) box.append(createButton(action.label, 'button', action.onClick));
    box.append(createButton('Close', 'tool', () => box.remove()));
    document.body.append(box);
  };
  if (document.body) show();
  else addEventListener('DOMContentLoaded', show);
}

function createButton(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = label;
  button.addEventListener('click', onClick);
  return button;
}
