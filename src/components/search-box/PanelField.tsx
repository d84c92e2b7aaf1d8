import type { Ref } from 'react';
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
  /** Called on Enter. */
  enter: () => void;
  close: () => void;
}

/** The search field of the dialog, which is there before the search code is. */
export function PanelField({ ref, text, search, selected, enter, close }: PanelFieldProps) {
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
        aria-controls="search.hits"
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
        onKeyDown={({ key, ctrlKey, metaKey, nativeEvent }) => {
          if (key === 'Enter' && !ctrlKey && !metaKey && !nativeEvent.isComposing) enter();
        }}
      />
      <button type="button" className="icon-button" aria-label="Close search" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
