import { describeSecurity, listSecurity, securityOf } from '../../../src/openapi/build/security';
import type { Change } from '../../../src/openapi/changes/change';
import {
  asList,
  asObject,
  type Json,
  type OpenApiDocument,
} from '../../../src/openapi/document/document';
import { changeAt, type Position } from './position';

/** The change of the credentials that an operation requires. */
export function compareSecurity(
  [before, after]: readonly [OpenApiDocument, OpenApiDocument],
  [one, other]: readonly [Json, Json],
  position: Position,
): Change[] {
  const [was, is] = [listAlternatives(before, one), listAlternatives(after, other)];
  const isWithin = (needed: string[], given: string[]) =>
    needed.every((each) => given.includes(each));
  const isEnough = (given: string[]) => is.some((needed) => isWithin(needed, given));
  const isTightened = !was.every(isEnough);
  const isLoosened = !is.every((given) => was.some((needed) => isWithin(needed, given)));
  if (!isTightened && !isLoosened) return [];
  return [
    changeAt(position, isTightened ? 'securityTightened' : 'securityLoosened', {
      change: 'changed',
      aspect: 'security',
      from: describe(before, one),
      to: describe(after, other),
    }),
  ];
}

/** The sets of credentials of which one is enough, each credential with its scopes. */
function listAlternatives(document: OpenApiDocument, operation: Json): string[][] {
  const labels = new Map(listSecurity(document).map(({ name, label }) => [name, label]));
  const requirements = asList(operation.security ?? document.security).map(asObject);
  if (requirements.length === 0) return [[]];
  return requirements.map((requirement) =>
    Object.entries(requirement).flatMap(([name, scopes]) => {
      const label = labels.get(name) ?? name;
      return [label, ...asList(scopes).map((scope) => `${label}: ${scope}`)];
    }),
  );
}

function describe(document: OpenApiDocument, operation: Json): string {
  return describeSecurity(securityOf(document, operation, listSecurity(document))) ?? 'none';
}
