import type { ClipboardEvent } from 'react';
import { maxQueryLength } from '../../search/search-address';
import { Icon } from '../Icon';
import { fitPaste } from './fit-paste';
import * as styles from './SearchField.module.css';

interface SearchFieldProps {
  /** The address that the form is submitted to. Defaults to the current page. */
  action?: string;
  /** The field's value; without `onQuery`, its initial value. */
  query?: string;
  /** Receives what is typed, and what of a pasted text does not fit; if set, the form is not submitted. */
  onQuery?: (query: string, rest: string) => void;
}

/** A search field with a button, which also works without scripts. */
export function SearchField({ action, query, onQuery }: SearchFieldProps) {
  const value = onQuery
    ? {
        value: query,
        onChange: (event: { target: { value: string } }) => onQuery(event.target.value, ''),
      }
    : { defaultValue: query };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const fitted = fitPaste(event);
    if (!fitted) return;
    if (onQuery) onQuery(fitted.query, fitted.rest);
    else event.currentTarget.value = fitted.query;
  };
  return (
    <search>
      <form
        className={styles.form}
        action={action}
        onSubmit={onQuery && ((event) => event.preventDefault())}
      >
        <label>
          <span className="vh">Search docs</span>
          <Icon name="search" />
          <input
            type="search"
            name="q"
            placeholder="Search docs"
            maxLength={maxQueryLength}
            autoComplete="off"
            spellCheck={false}
            onPaste={paste}
            {...value}
          />
        </label>
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
  );
}
