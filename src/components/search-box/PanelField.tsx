import type { KeyboardEventHandler, Ref } from 'react';
import { maxQueryLength } from '../../search/search-address';
import { Icon } from '../Icon';
import { fitPaste } from './fit-paste';
import * as styles from './PanelField.module.css';

interface PanelFieldProps {
  ref: Ref<HTMLInputElement>;
  text: string;
  /** Receives what is typed, and what of a pasted text does not fit. */
  search: (query: string, rest?: string) => void;
  /** ID of the selected option; undefined if there are no options. */
  selected?: string;
  onKeyDown: KeyboardEventHandler;
  close: () => void;
}

/** The search field of the dialog, before and after the search code is loaded. */
export function PanelField({ ref, text, search, selected, onKeyDown, close }: PanelFieldProps) {
  return (
    <div className={styles.field}>
      <Icon name="search" />
      <input
        ref={ref}
        type="search"
        role="combobox"
        aria-label="Search docs"
        aria-autocomplete="list"
        aria-expanded={selected !== undefined}
        aria-controls="search-hits"
        aria-activedescendant={selected}
        placeholder="Search docs"
        maxLength={maxQueryLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        // biome-ignore lint/a11y/noAutofocus: the dialog was opened for it
        autoFocus
        value={text}
        onChange={(event) => search(event.target.value)}
        onPaste={(event) => {
          const fitted = fitPaste(event);
          if (fitted) search(fitted.query, fitted.rest);
        }}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="icon-button" aria-label="Close search" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
