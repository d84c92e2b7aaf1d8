/** Shows a box over the page, which stays readable (styles/failure.css). A later one replaces it. */
export function showFailure(message: string, action?: { label: string; act(): void }): void {
  const show = () => {
    document.querySelector('.failure')?.remove();
    const box = document.createElement('div');
    box.className = 'failure';
    box.setAttribute('role', 'alert');
    const text = document.createElement('p');
    text.textContent = message;
    box.append(text);
    if (action) box.append(createButton(action.label, 'button', action.act));
    box.append(createButton('Close', 'failure__close', () => box.remove()));
    document.body.append(box);
  };
  if (document.body) show();
  else addEventListener('DOMContentLoaded', show);
}

function createButton(label: string, className: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = label;
  button.addEventListener('click', act);
  return button;
}
