import { type ClipboardEvent, useState } from 'react';
import { maxQueryLength } from '../../search/search-address';
import { Icon } from '../Icon';
import { fitPaste } from './fit-paste';
import { LeftOut } from './LeftOut';
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
  // The results say what was left out, where there are any.
  const [rest, setRest] = useState('');
  const value = onQuery
    ? {
        value: query,
        onChange: (event: { target: { value: string } }) => onQuery(event.target.value, ''),
      }
    : { defaultValue: query, onChange: () => setRest('') };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const fitted = fitPaste(event);
    if (!fitted) return;
    if (onQuery) return onQuery(fitted.query, fitted.rest);
    event.currentTarget.value = fitted.query;
    setRest(fitted.rest);
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
      {!onQuery && <div role="status">{rest && <LeftOut rest={rest} />}</div>}
    </search>
  );
}
