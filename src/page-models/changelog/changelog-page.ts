import type { PageLink } from '../../navigation/model';
import type { ChangelogEntry, DescribedChange } from '../../openapi/changes/change';
import { describeChange } from '../../openapi/changes/describe-change';
import type { PartNames } from '../../openapi/changes/describe-part';
import { joinChanges } from '../../openapi/changes/join-changes';
import { countOf } from '../../text/count-of';
import { changelogRoute, feedRoute, twinRoute } from '../../text/routes';
import type { ChangelogPage, ListedChange, ListedEntry } from '../model';
import type { PageSources } from '../page-sources';
import { headEntry } from './entry-head';
import { groupChanges } from './group-changes';
import { openChangelog } from './open-changelog';

const title = 'Changelog';
const description =
  'What each update of the HTTP interface changed, newest first. A change is breaking if it can make a working caller fail.';

/** Builds the changelog of the interface; undefined if it has no entries. */
export function buildChangelogPage(sources: PageSources): ChangelogPage | undefined {
  const { authored, locatePage, reference, overview } = sources;
  const { base, changelog } = authored;
  if (changelog.length === 0) return undefined;
  const route = changelogRoute(base);
  const entries = sources.changes.entries.map((entry) => listEntry(entry, sources));
  const [newest] = entries;
  return {
    kind: 'changelog',
    route,
    slug: 'changelog',
    title,
    description,
    head: {
      title: `${overview.title} API changelog`.trim(),
      description: `What has changed in the HTTP interface: ${countOf(entries.length, 'update')}, the latest of ${newest?.words}, with breaking changes first.`,
      route,
      noindex: false,
    },
    ...locatePage({ title, route }, reference),
    twin: twinRoute(base, route),
    apiTitle: overview.title,
    feed: feedRoute(base),
    opening: openChangelog(changelog),
    entries,
  };
}

function listEntry(entry: ChangelogEntry, sources: PageSources): ListedEntry {
  const { authored, changes: followed } = sources;
  const changes = joinChanges(entry.changes).map((change) =>
    listChange(change, followed.names, sources),
  );
  return {
    ...headEntry(entry, authored.base),
    release: entry.release,
    description: entry.text,
    file: entry.file,
    breaking: changes.filter(({ breaking }) => breaking).length,
    groups: groupChanges(changes, authored.api),
  };
}

function listChange(
  change: DescribedChange,
  names: PartNames,
  { listOperations }: PageSources,
): ListedChange {
  const sentence = describeChange(change, names);
  const concerned = change.operations.filter((id) => id !== change.operation);
  return {
    description: change.text === undefined ? sentence : addProse(sentence, change.text),
    breaking: change.breaking,
    operations: listOperations(concerned).map(({ title: name, route }): PageLink => {
      return { title: name, route };
    }),
    change,
  };
}

/** One paragraph continues after the sentence; anything longer begins below it. */
function addProse(sentence: string, text: string): string {
  const isParagraph = !/\n\s*\n|^(?:[-*+>#|]|\d+[.)]|```|~~~)/m.test(text);
  return `${sentence}${isParagraph ? ' ' : '\n\n'}${text}`;
}
