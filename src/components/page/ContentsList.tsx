import type { Heading } from '../../prose/model';

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

/** Links to the headings of a page; `runtime/jumps` marks where the reader is. */
export function ContentsList({ headings }: { headings: readonly ContentsHeading[] }) {
  const toLink = ({ id, text }: ContentsHeading) => <a href={`#${id}`}>{text}</a>;
  return (
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
  );
}
