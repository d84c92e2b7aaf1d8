import { Icon } from '../Icon';
import { type ContentsHeading, ContentsList } from './ContentsList';
import * as styles from './TableOfContents.module.css';

/**
 * The list follows the disclosure instead of being inside it, so that CSS alone can control it:
 * below 1280 px the disclosure toggles the list, on wider screens the list is always visible.
 */
export function TableOfContents({ headings }: { headings: readonly ContentsHeading[] }) {
  if (headings.length === 0) return null;
  return (
    <nav className={`${styles.contents} screen-only`} aria-label="On this page" data-jumps="">
      <p aria-hidden="true">On this page</p>
      <details key={headings[0]?.id}>
        <summary>
          On this page
          <Icon name="chevron" />
        </summary>
      </details>
      <ContentsList headings={headings} />
    </nav>
  );
}
