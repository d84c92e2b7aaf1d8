import { navigate } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { useSearchKeys } from '../hooks/use-search-keys';
import { Icon } from './Icon';
import { Link } from './Link';
import * as styles from './SearchBox.module.css';

const openSearch = () => void navigate('/search/');
const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

export function SearchBox() {
  useSearchKeys(openSearch);
  const apple = useSyncExternalStore(never, isApple, () => false);
  return (
    <Link className={styles.box} to="/search/" aria-keyshortcuts="Control+K Meta+K /">
      <Icon name="search" />
      <span>Search docs</span>
      <kbd className="kbd needs-script">{apple ? '⌘ K' : 'Ctrl K'}</kbd>
    </Link>
  );
}
