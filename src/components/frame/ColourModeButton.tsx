import { useColourMode } from '../../hooks/use-colour-mode';
import { Icon } from '../Icon';
import * as styles from './ColourModeButton.module.css';

interface ColourModeButtonProps {
  respectsSystem: boolean;
  className?: string;
}

/** CSS picks the icon by the attribute on `<html>`, so that it is right before hydration. */
export function ColourModeButton({ respectsSystem, className = '' }: ColourModeButtonProps) {
  const { mode, turn } = useColourMode(respectsSystem);
  return (
    <button
      type="button"
      className={`${styles.button} ${className} icon-button needs-script`}
      aria-label={mode ? `Colour mode: ${mode}` : 'Colour mode'}
      onClick={turn}
    >
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <Icon name="system" className={styles.system} />
    </button>
  );
}
