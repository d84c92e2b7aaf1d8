import { useColourMode } from '../../hooks/use-colour-mode';
import { Icon } from '../Icon';
import * as styles from './ColourModeButton.module.css';

interface ColourModeButtonProps {
  respectsSystem: boolean;
  className?: string;
}

/** CSS selects the icon by an attribute of `<html>`, so that it is correct before hydration. */
export function ColourModeButton({ respectsSystem, className = '' }: ColourModeButtonProps) {
  const { mode, cycleMode } = useColourMode(respectsSystem);
  const label = mode ? `Colour mode: ${mode}` : 'Colour mode';
  return (
    <button
      type="button"
      className={`${styles.button} ${className} icon-button needs-script`}
      aria-label={label}
      title={label}
      onClick={cycleMode}
    >
      <Icon name="sun" className={styles.light} />
      <Icon name="moon" className={styles.dark} />
      <Icon name="system" className={styles.system} />
    </button>
  );
}
