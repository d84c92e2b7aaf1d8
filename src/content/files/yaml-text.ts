import { type Document, isMap, isScalar, parseDocument, visit, type YAMLError } from 'yaml';
import { type Finding, inFile, resolveOffsets } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import { checkJson } from './json-text';
import { findOffset } from './positions';
import { findSizeProblems } from './value-size';
import { customTags } from './written-numbers';
import { describeSyntax, explainError } from './yaml-errors';

/** Parses a YAML text, or JSON by the name of its file; `firstLine` is the line of the file on which it starts. The value is missing after a syntax error. */
export const parseYamlText = remember(
  parseText,
  (text, file, firstLine = 1) => `${file}:${firstLine} ${text}`,
);

function parseText(text: string, file: string, firstLine = 1): Read<Document.Parsed> {
  const jsonFindings = file.endsWith('.json') ? checkJson(text) : [];
  const document = jsonFindings.length > 0 ? undefined : parseDocument(text, { customTags });
  const findings = document ? listSyntaxErrors(document, text) : jsonFindings;
  return {
    value: findings.length > 0 ? undefined : document,
    problems: inFile(file, resolveOffsets(findings, text, { line: firstLine, column: 1 })),
  };
}

/** Errors after which the parser still knows where it is. */
const harmless = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_DQ_ESCAPE'];

/** Lists the syntax errors up to the first that makes the parser guess, which would only find consequences of it. */
function listSyntaxErrors(document: Document.Parsed, text: string): Finding[] {
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const last = errors.findIndex(({ code }) => !harmless.includes(code));
  const explain = (error: YAMLError) => explainError(error, document, text);
  if (last >= 0) return errors.slice(0, last + 1).map(explain);
  const findings = [
    ...errors.map(explain),
    ...findMergeKeys(document),
    ...findAliasMistakes(document),
  ];
  return findings.length > 0 ? findings : findLargeAliases(document);
}

/** Lists the aliases that have no anchor, or that refer to a node that contains them. */
function findAliasMistakes(document: Document): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Alias(_key, alias, path) {
      const target = alias.resolve(document);
      if (target && !path.includes(target)) return;
      const found = `the alias *${alias.source}, ${target ? 'which is part of its own value' : 'which has no anchor'}`;
      const fix = 'put the value in quotes if it is text, or correct the alias';
      findings.push(describeSyntax(alias.range?.[0] ?? 0, found, fix));
    },
  });
  return findings;
}

/** Finds aliases that expand to more than any program can process. */
function findLargeAliases(document: Document.Parsed): Finding[] {
  let hasAliases = false;
  visit(document, {
    Alias() {
      hasAliases = true;
      return visit.BREAK;
    },
  });
  if (!hasAliases) return [];
  return findSizeProblems(document.toJS({ maxAliasCount: -1 })).map(
    ({ pointer = '', ...finding }) => {
      return { offset: findOffset(document.contents, pointer), ...finding };
    },
  );
}

/** Finds keys `<<`, which merge maps in YAML 1.1 only: in YAML 1.2 they are keys like any other. */
function findMergeKeys(document: Document): Finding[] {
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
