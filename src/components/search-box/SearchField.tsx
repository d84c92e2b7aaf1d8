import { maxQueryLength } from '../../search/search-address';
import { Icon } from '../Icon';
import * as styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Address that the form is sent to; the page itself by default. */
  action?: string;
  /** Its value; only its initial value without `onQuery`. */
  query?: string;
  /** Receives what is typed; the form is then not sent. */
  onQuery?: (query: string) => void;
}

/** A search field with a button, which works without a script too. */
export function SearchField({ action, query, onQuery }: SearchFieldProps) {
  const value = onQuery
    ? {
        value: query,
        onChange: (event: { target: { value: string } }) => onQuery(event.target.value),
      }
    : { defaultValue: query };
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
