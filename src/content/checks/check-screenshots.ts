import type { Problem } from '../../problems/problem';
import { lightName } from '../files/read-screenshots';
import type { VersionContent } from '../model';

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
