import type { Guide, Note, Screenshot } from '../../page-models/authored-version';
import { type Finding, inFile, type Problem } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import { dark, lightName } from '../files/read-screenshots';
import type { VersionContent } from '../model';

/** Finds references in guides and notes to screenshots that do not exist. */
export function checkScreenshots(
  texts: readonly (Guide | Note)[],
  screenshots: ReadonlyMap<string, Screenshot>,
): Problem[] {
  const names = [...screenshots.keys()].filter((name) => !name.endsWith(dark));
  return texts.flatMap(({ file, prose }) => {
    const findings = prose.screenshots.flatMap(({ src, line, column }): Finding[] => {
      const finding = checkName(src, names);
      return finding ? [{ line, column, ...finding }] : [];
    });
    return inFile(file, findings);
  });
}

/** Finds the screenshots that no text of any version shows. */
export function findUnusedScreenshots(
  versions: readonly Pick<VersionContent, 'guides' | 'notes' | 'screenshots'>[],
): Problem[] {
  const all = versions.flatMap(({ screenshots }) => [...screenshots.values()]);
  const shown = new Set(versions.flatMap(listShown));
  const unused = new Map(
    all.filter(({ file }) => !shown.has(file)).map((each) => [each.file, each]),
  );
  return [...unused.values()].map(({ file, name }) => ({
    severity: 'warning',
    code: 'screenshot/unused',
    needs: 'texts',
    file,
    found: 'a screenshot that no guide and no note shows',
    expected: `<Screenshot src="${lightName(name)}" … /> in one of them`,
    fix: 'show it where it helps, or remove the file',
  }));
}

/** The files of the screenshots that a version shows, in both modes. */
function listShown({
  guides,
  notes,
  screenshots,
}: Pick<VersionContent, 'guides' | 'notes' | 'screenshots'>): string[] {
  const names = new Set(
    [...guides, ...notes].flatMap(({ prose }) => prose.screenshots.map(({ src }) => src)),
  );
  return [...screenshots.values()]
    .filter(({ name }) => names.has(lightName(name)))
    .map(({ file }) => file);
}

function checkName(src: string, names: readonly string[]): Finding | undefined {
  if (!src.trim() || names.includes(src)) return undefined;
  const bare = src.replace(/\.(webp|png)$/, '');
  const known = names.includes(bare);
  const write = (name: string) => `src="${name}"`;
  return {
    code: 'screenshot/unknown',
    found: `the screenshot "${src}", which does not exist`,
    expected: 'the name of a file in screenshots/, without .webp or .png',
    fix: known
      ? `write ${write(bare)}`
      : suggest(src, names, `add screenshots/${bare}.webp`, write),
  };
}
