import { Icon } from './Icon';

interface CopyButtonProps {
  /** What it does, for those who do not see the icon: "Copy path". */
  label: string;
  /** What is copied; without it, the code of the panel around the button. */
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
