import { useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { routeOfClick } from '../../hooks/route-of-click';
import { useModal } from '../../hooks/use-modal';
import { useSearchKeys } from '../../hooks/use-search-keys';
import { cutQuery } from '../../search/search-address';
import { Icon } from '../Icon';
import { Link } from '../Link';
import { PanelField } from './PanelField';
import * as styles from './SearchBox.module.css';
import { SearchWait } from './SearchWait';
import { loadSearchPart } from './search-part';
import { nothingTyped, type Typed } from './typed';
import { useKeptSearch } from './use-kept-search';
import { useSearchPart } from './use-search-part';

interface SearchBoxProps {
  /** The current docs version. */
  version: string;
}

const never = () => () => {};
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** The search box in the navbar: a link to the search page that opens a dialog if scripts run. */
export function SearchBox({ version }: SearchBoxProps) {
  const opener = useRef<HTMLAnchorElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const [selected, setSelected] = useState<string>();
  const load = useSearchPart(isOpen, field);
  const apple = useSyncExternalStore(never, isApple, () => false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => {
    setTyped(nothingTyped);
    setOpen(false);
  }, []);
  useSearchKeys(open, isOpen ? close : open);
  useKeptSearch(
    useCallback((kept: Typed) => {
      setTyped(kept);
      setOpen(true);
    }, []),
  );
  const search = (query: string, rest = '') => {
    setTyped({ text: query, rest, isEntered: false });
    field.current?.focus();
  };
  const enter = () => setTyped((now) => ({ ...now, isEntered: true }));

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
        {isOpen && (
          <div>
            <PanelField
              ref={field}
              text={cutQuery(typed.text)}
              search={search}
              selected={selected}
              enter={enter}
              close={close}
            />
            {load.phase === 'loaded' ? (
              <load.part.SearchPanel
                version={version}
                typed={typed}
                search={search}
                enter={enter}
                field={field}
                setSelected={setSelected}
              />
            ) : (
              <SearchWait load={load} />
            )}
          </div>
        )}
      </dialog>
    </>
  );
}
