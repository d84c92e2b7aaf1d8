import { isCurrentBase } from '../../navigation/versions';
import { wideName } from '../files/read-figures';
import { lightName } from '../files/read-screenshots';
import { isShared } from '../files/version-folder';
import type { VersionContent } from '../model';

/**
 * Leaves out of a version what it shares with the current one without a use for it: notes on operations
 * that it lacks or has a note of its own for, aliases for such operations or at the address of one, and
 * figures and screenshots that none of its pages shows.
 */
export function keepUsed(
  version: VersionContent,
  shared: Readonly<Record<'figures' | 'screenshots', ReadonlySet<string>>>,
): VersionContent {
  if (isCurrentBase(version.base)) return version;
  const { api, aliases, figures, screenshots } = version;
  const operations = new Set(api?.operations.map(({ id }) => id));
  const slugs = new Set(api?.operations.map(({ slug }) => slug));
  const isOwn = ({ file }: { file: string }) => !isShared(version, file);
  const noted = new Set(version.notes.filter(isOwn).map(({ operation }) => operation));
  const notes = version.notes.filter(
    (note) => isOwn(note) || (operations.has(note.operation) && !noted.has(note.operation)),
  );
  const texts = [...version.guides, ...notes].map(({ prose }) => prose);
  const shownFigures = new Set(
    texts
      .flatMap((prose) => prose.figures.map(({ src }) => src))
      .concat(api?.areas.flatMap(({ figure }) => figure?.src ?? []) ?? []),
  );
  const shownScreenshots = new Set(
    texts.flatMap((prose) => prose.screenshots.map(({ src }) => src)),
  );
  return {
    ...version,
    notes,
    aliases: aliases.filter(
      (alias) => isOwn(alias) || (operations.has(alias.operation) && !slugs.has(alias.slug)),
    ),
    figures: new Map(
      [...figures].filter(
        ([name]) => !shared.figures.has(name) || shownFigures.has(wideName(name)),
      ),
    ),
    screenshots: new Map(
      [...screenshots].filter(
        ([name]) => !shared.screenshots.has(name) || shownScreenshots.has(lightName(name)),
      ),
    ),
  };
}
