import type { ChangelogView, EntryView } from '../../page-models/views';
import { countOf } from '../../text/count-of';
import { Html } from '../Html';
import { Link } from '../Link';
import { ChangeList } from './ChangeList';
import { ListHead } from './ListHead';
import { PageGrid } from './PageGrid';
import { SectionHead } from './SectionHead';
import { TableOfContents } from './TableOfContents';

/** What each update of the interface changed, newest first. */
export function ChangelogPage({ page }: { page: ChangelogView }) {
  const { title, description, feed, opening, entries, contents } = page;
  return (
    <PageGrid
      kind="reference"
      rail={<TableOfContents headings={contents} />}
      head={
        <>
          <ListHead title={title} description={description} />
          <p className="text">
            <Link to={feed} type="application/atom+xml">
              Follow the Atom feed
            </Link>
          </p>
        </>
      }
    >
      {opening.map((section) => (
        <section key={section.anchor} aria-labelledby={section.anchor}>
          <SectionHead id={section.anchor} title={section.title} />
          <Html as="div" className="text" html={section.description} />
        </section>
      ))}
      {entries.map((entry) => (
        <EntrySection key={entry.anchor} entry={entry} />
      ))}
    </PageGrid>
  );
}

function EntrySection({ entry }: { entry: EntryView }) {
  const { anchor, title, words, date, release, breaking, description, groups } = entry;
  return (
    <section aria-labelledby={anchor}>
      <SectionHead
        id={anchor}
        title={title}
        note={
          <>
            {release !== undefined && <time dateTime={date}>{words}</time>}
            {breaking > 0 &&
              `${release === undefined ? '' : ' · '}${countOf(breaking, 'breaking change')}`}
          </>
        }
      />
      {description && <Html className="text" html={description} />}
      <ChangeList groups={groups} />
    </section>
  );
}
