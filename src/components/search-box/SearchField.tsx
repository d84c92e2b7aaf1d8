import { type ClipboardEvent, useState } from 'react';
import { cutQuery, maxQueryLength } from '../../search/search-address';
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
  // What the form submits of a pasted text. Without one, the results say what was left out.
  const [fitted, setFitted] = useState<ReturnType<typeof fitPaste>>();
  const value = onQuery
    ? {
        value: query,
        onChange: (event: { target: { value: string } }) => onQuery(event.target.value, ''),
      }
    : { defaultValue: query, onChange: () => setFitted(undefined) };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = fitPaste(event);
    if (!pasted) return;
    if (onQuery) return onQuery(pasted.query, pasted.rest);
    event.currentTarget.value = cutQuery(pasted.query);
    setFitted(pasted);
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
            name={fitted ? undefined : 'q'}
            placeholder="Search docs"
            maxLength={maxQueryLength}
            autoComplete="off"
            spellCheck={false}
            onPaste={paste}
            {...value}
          />
        </label>
        {fitted && <input type="hidden" name="q" value={fitted.query} />}
        <button type="submit" className="button">
          Search
        </button>
      </form>
      {!onQuery && <div role="status">{fitted && <LeftOut rest={fitted.rest} />}</div>}
    </search>
  );
}
