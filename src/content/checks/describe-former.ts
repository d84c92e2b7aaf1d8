import type { LocatedFormerPart } from '../../page-models/changelog/former-parts';
import type { Finding } from '../../problems/problem';

/** Describes a mention of an operation that was renamed or removed; only a warning, because a page still says what happened to it. */
export function describeFormerMention(part: LocatedFormerPart): Finding {
  const { name, target } = part;
  return {
    severity: 'warning',
    code: target ? 'operation/renamed' : 'operation/removed',
    found: `the operation ${name}, which ${describeFate(part)}`,
    expected: 'the operationId of an operation of the OpenAPI document',
    fix: target ? `write ${target.id}` : 'rewrite the passage without it',
  };
}

/** Describes a link to the address of an operation or area that was renamed or removed. */
export function describeFormerLink(url: string, part: LocatedFormerPart): Finding {
  const { kind, name, target } = part;
  return {
    severity: 'warning',
    code: target ? 'link/renamed-page' : 'link/removed-page',
    found: `a link to ${url}, the address of the ${kind} ${name}, which ${describeFate(part)}`,
    expected: 'a link to a page of the interface as it is now',
    fix: target ? `write ${target.route}` : 'rewrite the passage without it',
  };
}

function describeFate({ target, entry }: LocatedFormerPart): string {
  const { release, date, file } = entry;
  if (target) return `is now called ${target.id}`;
  return `was removed ${release === undefined ? `on ${date}` : `in ${release}`} according to ${file}`;
}
