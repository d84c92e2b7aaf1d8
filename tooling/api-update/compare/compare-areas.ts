import type { Change, ChangeKind } from '../../../src/openapi/changes/change';
import type { OpenApiDocument } from '../../../src/openapi/document/document';
import { areaOf, areasOf, listAreaNames, untagged } from '../../../src/openapi/document/list-areas';
import { idOf, listOperations } from '../../../src/openapi/document/list-operations';
import { isBreaking } from './breaking-rules';
import type { OperationPair } from './match-operations';

/** How the areas of two interfaces differ. */
interface AreaChanges {
  changes: Change[];
  /** New names of renamed areas by their old ones. */
  names: Map<string, string>;
}

/** Lists the areas that were added, removed or renamed. A renamed area has all operations of the old one. */
export function compareAreas(
  before: OpenApiDocument,
  after: OpenApiDocument,
  pairs: readonly OperationPair[],
): AreaChanges {
  const [olds, currents] = [listOperations(before), listOperations(after)];
  const [was, is] = [listAreaNames(before, olds), listAreaNames(after, currents)].map((titles) =>
    titles.filter((title) => title !== untagged),
  ) as [string[], string[]];
  const gone = was.filter((title) => !is.includes(title));
  const fresh = is.filter((title) => !was.includes(title));
  const names = new Map(
    gone.flatMap((title) => {
      const name = findNewName(title, pairs);
      return name !== undefined && fresh.includes(name) ? [[title, name] as const] : [];
    }),
  );
  const oldNames = new Map([...names].map(([old, current]) => [current, old]));
  const list = (area: string, change: ChangeKind, operations: string[], from?: string): Change => ({
    area,
    change,
    ...(from !== undefined && { from }),
    breaking: isBreaking('areaChanged', []),
    operations,
  });
  return {
    changes: [
      ...fresh.map((title) => {
        const ids = currents.filter((raw) => areasOf(raw).includes(title)).map(idOf);
        const old = oldNames.get(title);
        return list(title, old === undefined ? 'added' : 'renamed', ids, old);
      }),
      ...gone
        .filter((title) => !names.has(title))
        .map((title) => {
          const ids = olds.filter((raw) => areasOf(raw).includes(title)).map(idOf);
          return list(title, 'removed', ids);
        }),
    ],
    names,
  };
}

/** The area that has exactly the operations of another one, as far as both interfaces have them. */
function findNewName(title: string, pairs: readonly OperationPair[]): string | undefined {
  const own = pairs.filter(({ before }) => areaOf(before) === title);
  const [name, ...others] = new Set(own.map(({ after }) => areaOf(after)));
  if (name === undefined || others.length > 0) return undefined;
  const isOwn = pairs.every(
    ({ before, after }) => areaOf(after) !== name || areaOf(before) === title,
  );
  return isOwn ? name : undefined;
}
