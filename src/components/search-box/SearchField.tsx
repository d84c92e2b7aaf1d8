import { Icon } from '../Icon';
import * as styles from './SearchField.module.css';

interface SearchFieldProps {
  /** Where the form leads; the page itself without it. */
  action?: string;
  /** What stands in it; at first only, where nothing takes what is typed. */
  query?: string;
  /** Takes what is typed; the form is then not sent. */
  onQuery?: (query: string) => void;
}

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
            maxLength={64}
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
