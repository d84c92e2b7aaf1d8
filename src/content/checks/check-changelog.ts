import { listChangelogTexts } from '../../page-models/changelog/changelog-texts';
import { followVersion } from '../../page-models/changelog/former-parts';
import { inFile, type Problem } from '../../problems/problem';
import { suggest } from '../../text/nearest';
import type { VersionContent } from '../model';
import { checkMarkdown } from './check-descriptions';
import type { Routes } from './list-routes';

/** Checks the links and the operations in the changelog of a version. */
export function checkChangelog(version: VersionContent, routes: Routes): Problem[] {
  const links = listChangelogTexts(version).flatMap(({ file, pointer, text }) =>
    inFile(
      file,
      checkMarkdown(text, routes).map((finding) => ({ pointer, ...finding })),
    ),
  );
  return [...links, ...findLostOperations(version)];
}

/** An operation that neither exists nor was removed or renamed has no page to lead to. */
function findLostOperations(version: VersionContent): Problem[] {
  const { entries, former } = followVersion(version);
  const known = new Set(version.api?.operations.map(({ id }) => id));
  const names = new Set([...known, ...former.map(({ name }) => name)]);
  return entries.flatMap(({ file, changes }) =>
    changes.flatMap(({ operation }, index): Problem[] => {
      if (operation === undefined || names.has(operation)) return [];
      return [
        {
          severity: 'warning',
          code: 'changelog/unknown-operation',
          needs: 'overlays',
          file,
          pointer: `/changes/${index}/operation`,
          found: `a change of the operation ${operation}, which does not exist and was never removed or renamed`,
          expected: 'an operation of the interface, or an entry that removes or renames it',
          fix: suggest(operation, known, 'correct the id, or add the change that is missing'),
        },
      ];
    }),
  );
}
