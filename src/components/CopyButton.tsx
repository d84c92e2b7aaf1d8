import { Icon } from './Icon';

interface CopyButtonProps {
  /** The accessible name, for example "Copy path". */
  label: string;
  /** The text to copy. Defaults to the code of the panel around the button. */
  text?: string;
}

export function CopyButton({ label, text }: CopyButtonProps) {
  return (
    <button type="button" className="icon-button copy" aria-label={label} data-copy={text}>
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  );
}
