import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import type { Json, OpenApiDocument } from '../../openapi/document/document';
import type { Problem } from '../../problems/problem';
import { soundsLikeSettings } from '../files/find-other-files';
import { nameFile } from '../files/read-files';
import { listYamlFaults } from '../files/yaml-faults';
import { checkInterface } from './check-interface';

/** The interface file of one docs version. */
export interface InterfaceFile {
  file: string;
  absolutePath: string;
  document: OpenApiDocument;
}

/**
 * Reads the one OpenAPI document (3.0 or 3.1; JSON or YAML) that lies directly in `folder`, and
 * validates it. Gives undefined where there is none, or when it cannot be used.
 */
export async function readInterface(
  root: string,
  folder: string,
  problems: Problem[],
): Promise<InterfaceFile | undefined> {
  const names = (await readdir(folder).catch(() => [] as string[])).filter(
    (name) => /\.(json|ya?ml)$/.test(name) && !soundsLikeSettings(name),
  );
  const [name, second] = names.sort();
  if (!name) return undefined;
  const absolutePath = join(folder, name);
  const file = nameFile(root, absolutePath);
  if (second) {
    problems.push({
      severity: 'error',
      file,
      found: `a second document beside it, ${second}`,
      expected: 'one OpenAPI document in the folder',
      repair: 'move all but one elsewhere; overlays belong into the folder overlays/',
    });
  }
  const text = await readFile(absolutePath, 'utf8');
  const parsed = file.endsWith('.json')
    ? parseJson(text, file, problems)
    : parseYamlText(text, file, problems);
  if (parsed === undefined) return undefined;
  const mistakes = await checkInterface(parsed);
  for (const { pointer, found, expected, repair } of mistakes) {
    problems.push({ severity: 'error', file, pointer, found, expected, repair });
  }
  if (mistakes.length > 0) return undefined;
  return { file, absolutePath, document: parsed as OpenApiDocument };
}

function parseJson(text: string, file: string, problems: Problem[]): Json | undefined {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const before = text.slice(0, position).split('\n');
    problems.push({
      severity: 'error',
      file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      found: `text that is not JSON: ${message.replace(/ in JSON at position.*/, '')}`,
      expected: 'valid JSON',
      repair: 'mend the syntax at this place',
    });
    return undefined;
  }
}

function parseYamlText(text: string, file: string, problems: Problem[]): Json | undefined {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults = listYamlFaults(document);
  for (const { offset, ...fault } of faults) {
    const { line, col } = lines.linePos(offset);
    problems.push({ severity: 'error', file, line, column: col, ...fault });
  }
  return faults.length > 0 ? undefined : document.toJS({ maxAliasCount: -1 });
}
