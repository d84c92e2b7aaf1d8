import { type Document, isMap, isScalar, visit } from 'yaml';
import type { Finding } from '../../problems/problem';

/** Finds keys `<<`, which merge maps in YAML 1.1 only: in YAML 1.2 they are keys like any other. */
export function findMergeKeys(document: Document): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Pair(_key, { key }, path) {
      const isPlain = isScalar(key) && key.value === '<<' && key.type === 'PLAIN';
      if (!isPlain || !isMap(path.at(-1))) return;
      findings.push({
        offset: key.range?.[0] ?? 0,
        code: 'yaml/merge-key',
        found: 'the key <<, which merges maps in YAML 1.1 only',
        expected: 'YAML 1.2, which every reader of YAML understands alike',
        fix: 'write out what it merges; in an OpenAPI document, a $ref to a component also works',
      });
    },
  });
  return findings;
}
