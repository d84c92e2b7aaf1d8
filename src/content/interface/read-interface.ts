import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, visit } from 'yaml';
import { withRepairs } from '../../openapi/checks/repairs';
import type { Json, OpenApiDocument } from '../../openapi/document/document';
import { cutFinding } from '../../problems/cut-problem';
import {
  endsBuild,
  type Finding,
  inFile,
  type Problem,
  resolveOffsets,
} from '../../problems/problem';
import type { Read } from '../../problems/read';
import { isNumber, parseJson } from '../../text/written-number';
import { decodeText } from '../files/decode-text';
import { resemblesSettings } from '../files/find-other-files';
import { checkJson } from '../files/json-text';
import { isFile, isLeftover, nameFile } from '../files/read-files';
import { parseYamlText } from '../files/yaml-text';
import { checkInterface } from './check-interface';

/** The interface file of one docs version. */
export interface InterfaceFile {
  file: string;
  absolutePath: string;
  document: OpenApiDocument;
}

/** Finds the OpenAPI documents that are directly in `folder`, of which there should be one. */
async function findDocuments(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  const meant = names
    .filter((name) => /\.(json|ya?ml)$/.test(name) && !isLeftover(name))
    .filter((name) => !resemblesSettings(name));
  const areFiles = await Promise.all(meant.map((name) => isFile(join(folder, name))));
  return meant.filter((_, index) => areFiles[index]).sort();
}

/**
 * Reads the one OpenAPI document (3.0 or 3.1; JSON or YAML) that is directly in `folder`, and
 * validates it. The value is missing if there is no document or if it is invalid.
 */
export async function readInterface(root: string, folder: string): Promise<Read<InterfaceFile>> {
  const [name, second] = await findDocuments(folder);
  if (!name) return { problems: [] };
  const absolutePath = join(folder, name);
  const file = nameFile(root, absolutePath);
  const { text } = decodeText(await readFile(absolutePath));
  const { value: document, problems } = parseInterface(text, file);
  return {
    value: document && { file, absolutePath, document },
    problems: [...(second ? [describeSecond(file, second)] : []), ...problems],
  };
}

/**
 * Parses an OpenAPI document in JSON or YAML, and validates it. Mistakes with a plain meaning are mended in the value, which
 * is missing if the document is invalid.
 */
export function parseInterface(text: string, file: string): Read<OpenApiDocument> {
  const { value, problems } = /\.ya?ml$/.test(file)
    ? parseInterfaceYaml(text, file)
    : parseInterfaceJson(text, file);
  if (value === undefined) return { problems };
  const invalid = [...problems, ...inFile(file, checkInterface(value)).map(cutFinding)];
  if (endsBuild(invalid)) return { problems: invalid };
  return { value: withRepairs(value as OpenApiDocument), problems: invalid };
}

function describeSecond(file: string, second: string): Problem {
  return {
    severity: 'error',
    code: 'openapi/second-document',
    file,
    found: `a second document next to it, ${second}`,
    expected: 'one OpenAPI document in the folder',
    fix: 'move all but one elsewhere; overlays belong in the folder overlays/',
  };
}

function parseInterfaceJson(text: string, file: string): Read<Json> {
  const problems = inFile(file, resolveOffsets(checkJson(text), text));
  return problems.length > 0 ? { problems } : { value: parseJson(text) as Json, problems };
}

function parseInterfaceYaml(text: string, file: string): Read<Json> {
  const { value: yaml, problems } = parseYamlText(text, file, { merges: true });
  if (!yaml) return { problems };
  const lost = inFile(file, resolveOffsets(findLostZeros(yaml), text));
  return { value: yaml.toJS({ maxAliasCount: -1 }), problems: [...problems, ...lost] };
}

/** Finds numbers that lose zeros at their start: who writes 0123 means a text. */
function findLostZeros(yaml: Document.Parsed): Finding[] {
  const findings: Finding[] = [];
  visit(yaml, {
    Scalar(_key, { value, source = '', range }) {
      if (!isNumber(value) || !/^-?0\d/.test(source)) return;
      findings.push({
        severity: 'warning',
        code: 'openapi/lost-zero',
        offset: range?.[0],
        found: `${source}, which is the number ${value} in YAML`,
        expected: 'a text in quotes, if the zero means something',
        fix: `write "${source}", or ${value}`,
      });
    },
  });
  return findings;
}
