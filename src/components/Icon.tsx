import type { IconName } from './IconSprite';

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative icon: the text beside it, or the label of its button, conveys its meaning. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
