/** Shows a box over the page, which stays readable; a banner is above it. Replaces an earlier box. */
export function showFailure(
  message: string,
  action?: { label: string; onClick(): void },
  kind: 'box' | 'news' | 'banner' = 'box',
): void {
  const show = () => {
    document.querySelector('.failure')?.remove();
    const box = document.createElement('div');
    box.className = `failure failure--${kind}`;
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = message;
    box.append(text);
    if (action) box.append(createButton(action.label, 'button', action.onClick));
    box.append(createButton('Close', 'tool', () => box.remove()));
    document.body[kind === 'banner' ? 'prepend' : 'append'](box);
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
