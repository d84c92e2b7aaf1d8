import { readFile } from 'node:fs/promises';
import { addLines } from '../../src/content/files/add-lines';
import { decodeText, describeEncoding } from '../../src/content/files/decode-text';
import { parseInterface } from '../../src/content/interface/read-interface';
import type { OpenApiDocument } from '../../src/openapi/document/document';
import type { Problem } from '../../src/problems/problem';
import type { Read } from '../../src/problems/read';

/** The platform's new interface file. */
export interface NewFile {
  text: string;
  document: OpenApiDocument;
}

/** Reads and checks a new interface file. Problems name it as the author did. */
export async function readNewFile(file: string): Promise<Read<NewFile>> {
  if (!/\.(json|ya?ml)$/.test(file)) return { problems: [describeEnding(file)] };
  const read = await readFile(file).catch((error: Error) => error);
  if (read instanceof Error) return { problems: [describeUnreadable(file, read)] };
  const { text, encoding } = decodeText(read);
  if (encoding) return { problems: [describeEncoding(file, encoding)] };
  const { value: document, problems } = parseInterface(text, file);
  return {
    value: document && { text, document },
    problems: await addLines(problems, '.'),
  };
}

function describeEnding(file: string): Problem {
  return {
    severity: 'error',
    code: 'update/unknown-ending',
    file,
    found: 'a file that ends neither in .json nor in .yaml or .yml',
    expected: 'an interface file whose name says whether it is JSON or YAML',
    fix: 'rename the file',
  };
}

function describeUnreadable(file: string, { message }: Error): Problem {
  return {
    severity: 'error',
    code: 'update/unreadable-file',
    file,
    found: `a file that cannot be read: ${message}`,
    expected: "the path of the platform's new interface file",
    fix: 'correct the path',
  };
}
