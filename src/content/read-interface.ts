import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validate } from '@readme/openapi-parser';
import { LineCounter, parseDocument } from 'yaml';
import type { OpenApiDocument } from '../openapi/document';
import type { Problem } from './problem';
import { nameFile } from './read-files';

/** The interface file of one docs version. */
export interface InterfaceFile {
  file: string;
  document: OpenApiDocument;
}

const aliasFile = 'aliases.yaml';

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
    (name) => /\.(json|ya?ml)$/.test(name) && name !== aliasFile,
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
  const parsed = parseText(await readFile(absolutePath, 'utf8'), file, problems);
  if (parsed === undefined || !(await isValid(parsed, file, problems))) return undefined;
  return { file, document: parsed as OpenApiDocument };
}

/** JSON by JSON.parse, which is fast; on an error, and for YAML, by a parser that knows lines. */
function parseText(text: string, file: string, problems: Problem[]): unknown {
  if (file.endsWith('.json')) {
    try {
      return JSON.parse(text);
    } catch {
      // the YAML parser below says where the mistake is
    }
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (!error && !file.endsWith('.json')) return document.toJS();
  const { line, col } = lines.linePos(error?.pos[0] ?? 0);
  problems.push({
    severity: 'error',
    file,
    line,
    column: col,
    found: error
      ? `text that cannot be read: ${error.message.split('\n')[0]}`
      : 'YAML in a .json file',
    expected: file.endsWith('.json') ? 'valid JSON' : 'valid YAML',
    repair: 'mend the syntax at this place',
  });
  return undefined;
}

async function isValid(document: unknown, file: string, problems: Problem[]): Promise<boolean> {
  const version = (document as { openapi?: unknown } | null)?.openapi;
  if (typeof version !== 'string' || !/^3\.[01]\./.test(version)) {
    problems.push({
      severity: 'error',
      file,
      pointer: '/openapi',
      found:
        version === undefined ? 'no version of OpenAPI' : `version ${String(version)} of OpenAPI`,
      expected: 'a document of OpenAPI 3.0 or 3.1',
      repair: 'add `openapi: 3.0.3`, or convert the document',
    });
    return false;
  }
  const result = await validate(structuredClone(document) as never, {
    resolve: { external: false },
  }).catch((error: Error) => ({ valid: false as const, errors: [{ message: error.message }] }));
  if (result.valid) return true;
  for (const { message } of result.errors) {
    const [first = '', ...details] = message.split('\n').filter((text) => text.trim());
    problems.push({
      severity: 'error',
      file,
      pointer: pointerIn(message),
      found: first.trim(),
      expected: `a valid document of OpenAPI ${version}`,
      repair:
        details.find((text) => /^\s*>|\^/.test(text))?.trim() ||
        'correct the document at this place',
    });
  }
  return false;
}

/** The JSON pointer that a message of the validator names, where it does. */
function pointerIn(message: string): string {
  return /(?:#|at )(\/[^\s:"']+)/.exec(message)?.[1] ?? '';
}
