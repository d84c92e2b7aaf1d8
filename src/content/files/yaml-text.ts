import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Finding, inFile, resolveOffsets } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { remember } from '../../text/remember';
import { checkJson } from './json-text';
import { findOffset } from './positions';
import { findSizeProblems } from './value-size';
import { customTags } from './written-numbers';
import { describeSyntax, explainError } from './yaml-errors';

/** How a YAML text is read. */
export interface YamlOptions {
  /** The line of the file on which it starts. */
  firstLine?: number;
  /** Whether a key `<<` merges maps into its own. Commands that edit settings could not find what was merged. */
  merges?: boolean;
}

/** Parses a YAML text, or JSON by the name of its file. The value is missing after a syntax error. */
export const parseYamlText = remember(
  parseText,
  (text, file, { firstLine = 1, merges = false } = {}) => `${file}:${firstLine}:${merges} ${text}`,
);

function parseText(
  text: string,
  file: string,
  { firstLine = 1, merges = false }: YamlOptions = {},
): Read<Document.Parsed> {
  const jsonFindings = file.endsWith('.json') ? checkJson(text) : [];
  const document =
    jsonFindings.length > 0 ? undefined : parseDocument(text, { customTags, merge: merges });
  const findings = document ? listSyntaxErrors(document, text, merges) : jsonFindings;
  return {
    value: findings.length > 0 ? undefined : document,
    problems: inFile(file, resolveOffsets(findings, text, { line: firstLine, column: 1 })),
  };
}

/** Errors after which the parser still knows where it is. */
const harmless = ['DUPLICATE_KEY', 'TAG_RESOLVE_FAILED', 'BAD_DQ_ESCAPE'];

/** Lists the syntax errors up to the first that makes the parser guess, which would only find consequences of it. */
function listSyntaxErrors(document: Document.Parsed, text: string, merges: boolean): Finding[] {
  const errors = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  const last = errors.findIndex(({ code }) => !harmless.includes(code));
  const explain = (error: YAMLError) => explainError(error, document, text);
  if (last >= 0) return errors.slice(0, last + 1).map(explain);
  const findings = [
    ...errors.map(explain),
    ...findAliasMistakes(document),
    ...(merges ? findWrongMerges(document) : findMergeKeys(document)),
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
      return { offset: findOffset(document, pointer), ...finding };
    },
  );
}

/** Finds keys `<<`, which merge maps in YAML 1.1 only: in YAML 1.2 they are keys like any other. */
function findMergeKeys(document: Document): Finding[] {
  return listMergeKeys(document).map(({ offset }) => ({
    offset,
    code: 'yaml/merge-key',
    found: 'the key <<, which merges maps in YAML 1.1 only',
    expected: 'YAML 1.2, which every reader of YAML understands alike',
    fix: 'write out what it merges; only in OpenAPI documents and overlays it may stay',
  }));
}

/** Finds keys `<<` with a value that cannot be merged into a map. */
function findWrongMerges(document: Document): Finding[] {
  const isMergeable = (value: unknown) => isMap(isAlias(value) ? value.resolve(document) : value);
  return listMergeKeys(document)
    .filter(({ value }) => !(isSeq(value) ? value.items.every(isMergeable) : isMergeable(value)))
    .map(({ offset }) => ({
      offset,
      code: 'yaml/wrong-merge',
      found: 'the key << with a value that cannot be merged',
      expected: 'a map, an alias of one (*name), or a list of these',
      fix: 'correct the value, or write "<<" for a key with this name',
    }));
}

function listMergeKeys(document: Document): { offset: number; value: unknown }[] {
  const found: { offset: number; value: unknown }[] = [];
  visit(document, {
    Pair(_key, { key, value }, path) {
      const isPlain = isScalar(key) && key.source === '<<' && key.type === 'PLAIN';
      if (isPlain && isMap(path.at(-1))) found.push({ offset: key.range?.[0] ?? 0, value });
    },
  });
  return found;
}
