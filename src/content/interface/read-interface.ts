import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json, OpenApiDocument } from '../../openapi/document/document';
import { hasErrors, type Problem } from '../../problems/problem';
import type { Read } from '../../problems/read';
import { resemblesSettings } from '../files/find-other-files';
import { checkJson } from '../files/json-text';
import { nameFile } from '../files/read-files';
import { parseYamlText } from '../files/yaml-text';
import { checkInterface } from './check-interface';

/** The interface file of one docs version. */
export interface InterfaceFile {
  file: string;
  absolutePath: string;
  document: OpenApiDocument;
}

/**
 * Reads the one OpenAPI document (3.0 or 3.1; JSON or YAML) that is directly in `folder`, and
 * validates it. The value is missing if there is no document or if it is invalid.
 */
export async function readInterface(root: string, folder: string): Promise<Read<InterfaceFile>> {
  const names = (await readdir(folder).catch(() => [] as string[])).filter(
    (name) => /\.(json|ya?ml)$/.test(name) && !resemblesSettings(name),
  );
  const [name, second] = names.sort();
  if (!name) return { problems: [] };
  const absolutePath = join(folder, name);
  const file = nameFile(root, absolutePath);
  const text = await readFile(absolutePath, 'utf8');
  const parsed = file.endsWith('.json') ? parseJson(text, file) : parseInterfaceYaml(text, file);
  const problems = [...(second ? [describeSecond(file, second)] : []), ...parsed.problems];
  if (parsed.value === undefined) return { problems };
  const invalid = checkInterface(parsed.value).map(
    ({ missing: _, ...finding }): Problem => ({ severity: 'error', file, ...finding }),
  );
  if (hasErrors(invalid)) return { problems: [...problems, ...invalid] };
  return { value: { file, absolutePath, document: parsed.value as OpenApiDocument }, problems };
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

function parseJson(text: string, file: string): Read<Json> {
  const problems = checkJson(text, file);
  return problems.length > 0 ? { problems } : { value: JSON.parse(text), problems };
}

function parseInterfaceYaml(text: string, file: string): Read<Json> {
  const { value: yaml, problems } = parseYamlText(text, file);
  return yaml ? { value: yaml.document.toJS({ maxAliasCount: -1 }), problems } : { problems };
}
