import type { Finding } from '../../problems/problem';
import { asList, asObject, type Json, type OpenApiDocument, own } from '../document/document';
import { listParts } from '../document/list-parts';
import { escapeKey } from '../document/pointer';

/** Finds variables of server addresses that have no value, an impossible one, or no place in the address. */
export function findServerProblems(document: OpenApiDocument): Finding[] {
  return listParts(document).flatMap(({ kind, pointer, value }) =>
    kind === 'server' ? checkServer(value, pointer) : [],
  );
}

function checkServer({ url, variables }: Json, pointer: string): Finding[] {
  const address = String(url);
  const used = [...address.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  const known = asObject(variables);
  const missing = used
    .filter((name) => own(known, name) === undefined)
    .map((name) => ({
      pointer: `${pointer}/url`,
      found: `the variable {${name}} in ${address}, which has no entry in \`variables\``,
      expected: 'a variable with a default for each name in braces',
      fix: 'add it, or correct the address: samples call it as it is',
    }));
  const wrong = Object.entries(known).flatMap(([name, value]) => {
    const { default: preset, enum: values } = asObject(value);
    const below = `${pointer}/variables/${escapeKey(name)}`;
    const impossible = {
      pointer: `${below}/default`,
      found: `the default ${preset} of the variable ${name}, which is none of its values`,
      expected: `one of ${asList(values).join(', ')}`,
      fix: 'correct the default, which samples use, or add it to `enum`',
    };
    const unused = {
      pointer: below,
      found: `the variable ${name}, which ${address} does not use`,
      expected: 'variables that the address has in braces',
      fix: 'remove it, or correct the address',
    };
    return [
      ...(values !== undefined && !asList(values).includes(preset) ? [impossible] : []),
      ...(used.includes(name) ? [] : [unused]),
    ];
  });
  return [...missing, ...wrong].map((finding) => ({
    severity: 'warning',
    code: 'openapi/server-variable',
    ...finding,
  }));
}
