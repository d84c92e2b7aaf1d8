import { useActiveHeading } from '../../hooks/use-active-heading';
import type { Heading } from '../../prose/model';
import { Icon } from '../Icon';
import * as styles from './TableOfContents.module.css';

/** A heading of level 2 or 3 as a query returns it. */
export type ContentsHeading = Pick<Heading, 'id' | 'text'> & { level: number };

/** Groups each heading of level 2 with the level-3 headings below it. */
function toSections(
  headings: readonly ContentsHeading[],
): [ContentsHeading, ...ContentsHeading[]][] {
  const sections: [ContentsHeading, ...ContentsHeading[]][] = [];
  for (const heading of headings) {
    const section = sections.at(-1);
    if (heading.level === 3 && section) section.push(heading);
    else sections.push([heading]);
  }
  return sections;
}

/**
 * The list follows the disclosure instead of being inside it, so that CSS alone can control it:
 * below 1280 px the disclosure toggles the list, on wider screens the list is always visible.
 */
export function TableOfContents({ headings }: { headings: readonly ContentsHeading[] }) {
  const active = useActiveHeading(headings);
  if (headings.length === 0) return null;
  const toLink = ({ id, text }: ContentsHeading) => (
    <a href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
      {text}
    </a>
  );
  return (
    <nav className={`${styles.contents} screen-only`} aria-label="On this page">
      <p aria-hidden="true">On this page</p>
      <details key={headings[0]?.id}>
        <summary>
          On this page
          <Icon name="chevron" />
        </summary>
      </details>
      <ul>
        {toSections(headings).map(([heading, ...subheadings]) => (
          <li key={heading.id}>
            {toLink(heading)}
            {subheadings.length > 0 && (
              <ul>
                {subheadings.map((nested) => (
                  <li key={nested.id}>{toLink(nested)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
