import { Document } from 'yaml';
import type { ChangelogEntry, DescribedChange } from '../../src/openapi/changes/change';

/** Formats an entry as the text of its file. Reading the text returns an equal entry. */
export function formatChangelog({ file, date, release, text, changes }: ChangelogEntry): string {
  const document = new Document({
    date,
    ...(release !== undefined && { release }),
    ...(text !== undefined && { text }),
    changes: changes.map(shorten),
  });
  const toProject = '../'.repeat(file.split('/').length - 1);
  const head = [
    ` yaml-language-server: $schema=${toProject}schemas/changelog.json`,
    ' What an update of the interface changed. Add `release` and `text` here, and `text` to a change.',
  ];
  document.commentBefore = head.join('\n');
  return document.toString({ lineWidth: 100 });
}

/** Leaves out what a reader of the file completes, and what only the report says. */
function shorten(change: DescribedChange): object {
  const { change: kind, breaking, operations, text, because: _, ...part } = change;
  const isImplied = operations.join() === (part.operation ?? '');
  return {
    change: kind,
    ...part,
    ...(breaking && { breaking }),
    ...(!isImplied && { operations }),
    ...(text !== undefined && { text }),
  };
}
