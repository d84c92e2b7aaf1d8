import type { IconName } from './IconSprite';

interface IconProps {
  name: IconName;
  className?: string;
}

/** Decoration only: the word beside it, or the label of its button, says the same. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
