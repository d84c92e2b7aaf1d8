import { listCode } from '../../src/prose/extract/list-code';
import { nearest } from '../../src/text/nearest';
import { hasSdk, sdkLanguages } from './sdk-programs';
import type { Subject } from './subject';

/** Says which of the languages has neither an SDK nor a place in a guide. */
export function findUnknownLanguage(
  asked: readonly string[],
  guides: Subject['guides'],
): string | undefined {
  if (asked.every(hasSdk)) return undefined;
  const known = [...new Set([...sdkLanguages, ...guides.flatMap(listLanguages)])];
  const unknown = asked.find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  const suggestion = nearest(unknown, known) ?? known.join(', ');
  return `unknown language ${unknown} in --sdk; expected ${suggestion}`;
}

/** The languages that a guide has commands or files for. */
function listLanguages({ prose }: Subject['guides'][number]): string[] {
  return listCode(prose.tree).flatMap(({ meta: { sdk }, tabs }) => [
    ...(sdk === undefined ? [] : [sdk]),
    ...tabs.filter(({ group }) => group === 'language').map(({ value }) => value),
  ]);
}
