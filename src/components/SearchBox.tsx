import { navigate } from 'gatsby';
import {
  type MouseEvent,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { routeOfClick } from '../hooks/route-of-click';
import { useBackToClose } from '../hooks/use-back-to-close';
import { useSearchKeys } from '../hooks/use-search-keys';
import { Icon } from './Icon';
import { Link } from './Link';
import * as styles from './SearchBox.module.css';
import { SearchWait } from './SearchWait';
import { loadSearchPart } from './search-part';
import { useSearchPart } from './use-search-part';

interface SearchBoxProps {
  /** The docs version in view. */
  version: string;
}

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The box in the navbar: without script a link to the search page, with it the way into a dialog. */
export function SearchBox({ version }: SearchBoxProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const load = useSearchPart(isOpen);
  const apple = useSyncExternalStore(never, isApple, () => false);
  const open = useCallback(() => setOpen(true), []);
  const close = () => setOpen(false);
  const { leave } = useBackToClose(isOpen, close, opener);
  useSearchKeys(open);

  const isShown = isOpen && load.phase !== 'waiting';
  useLayoutEffect(() => {
    if (isShown) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isShown]);

  const prepare = () =>
    void loadSearchPart()
      .then(({ prepareSearch }) => prepareSearch(version))
      .catch(() => {});

  function onClick(event: MouseEvent) {
    if (event.target === dialog.current) return close();
    const route = routeOfClick(event);
    if (route === undefined) return;
    event.preventDefault();
    leave();
    close();
    navigate(route, { replace: true });
  }

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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the backdrop is the mouse's way, Escape the keyboard's */}
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Search docs"
        onClose={close}
        onClick={onClick}
      >
        {isShown &&
          (load.phase === 'loaded' ? (
            <load.part.SearchPanel version={version} close={close} />
          ) : (
            <SearchWait load={load} />
          ))}
      </dialog>
    </>
  );
}
