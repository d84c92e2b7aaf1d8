import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { routeOfClick } from '../../hooks/route-of-click';
import { useModal } from '../../hooks/use-modal';
import { useSearchKeys } from '../../hooks/use-search-keys';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { type EarlySearch, nothingTyped } from './early-search';
import * as styles from './SearchBox.module.css';
import { loadSearchPart } from './search-part';
import { useKeptSearch } from './use-kept-search';
import { useSearchPart } from './use-search-part';
import { WaitingPanel } from './WaitingPanel';

interface SearchBoxProps {
  /** The current docs version. */
  version: string;
}

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The search box in the navbar: a link to the search page that opens a dialog if scripts run. */
export function SearchBox({ version }: SearchBoxProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const typed = useRef<EarlySearch | undefined>(nothingTyped);
  const load = useSearchPart(isOpen, typed);
  // The field of the search code is there.
  const [isReady, setReady] = useState(false);
  const apple = useSyncExternalStore(never, isApple, () => false);
  const open = useCallback(() => setOpen(true), []);
  const close = () => {
    typed.current = nothingTyped;
    setReady(false);
    setOpen(false);
  };
  useSearchKeys(open);
  useKeptSearch(typed, open);

  const dialog = useModal({ isOpen, close, opener });

  const prepare = () =>
    void loadSearchPart()
      .then(({ prepareSearch }) => prepareSearch(version))
      .catch(() => {});

  return (
    <>
      <Link
        ref={opener}
        className={styles.box}
        to="/search/"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          if (routeOfClick(event) === undefined) return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="search" />
        <span>Search docs</span>
        <kbd className="kbd needs-script">{apple ? '⌘ K' : 'Ctrl K'}</kbd>
      </Link>
      <dialog className={styles.dialog} aria-label="Search docs" {...dialog}>
        {isOpen && !isReady && <WaitingPanel load={load} typed={typed} close={close} />}
        {isOpen && load.phase === 'loaded' && (
          <load.part.SearchPanel
            version={version}
            typed={typed}
            close={close}
            onReady={() => setReady(true)}
          />
        )}
      </dialog>
    </>
  );
}
