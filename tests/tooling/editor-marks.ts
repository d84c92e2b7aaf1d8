import { readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { parseDocument } from 'yaml';
import { splitFrontmatter } from '../../src/content/files/read-mdx';
import { authorFiles } from '../../tooling/schemas/author-files';

/** A mark of an editor. */
interface Mark {
  /** JSON pointer of the marked value. */
  at: string;
  message: string;
}

// Editors know keywords that JSON Schema does not, such as `patternErrorMessage`.
const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const validators = new Map(
  authorFiles.map(({ name }) => [name, ajv.compile(readSchema(name))] as const),
);

/** A committed JSON Schema. */
export function readSchema(name: string) {
  return JSON.parse(readFileSync(`schemas/${name}.json`, 'utf8'));
}

/** The kind of a file, which is named by its path below the content root. */
export function findKind(path: string) {
  return authorFiles.find(({ files }) => matchesGlob(path, files));
}

/**
 * What an editor marks in a file, which is named by its path below the content root. Undefined for
 * a file without a schema, and for one that isn't YAML.
 */
export function markText(path: string, text: string): Mark[] | undefined {
  const validate = validators.get(findKind(path)?.name ?? '');
  const yaml = path.endsWith('.mdx') ? splitFrontmatter(text).yaml : text;
  if (!validate || yaml === undefined) return undefined;
  const document = parseDocument(yaml);
  if (document.errors.length > 0) return undefined;
  validate(document.toJS());
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => ({
    at: instancePath,
    message,
  }));
}

/** What an editor marks in each file of a content root that has a schema, by path. */
export function markFiles(root: string): Map<string, Mark[]> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const marked = files.map((file) => {
    const path = relative(root, file);
    return [path, markText(path, readFileSync(file, 'utf8'))] as const;
  });
  return new Map(marked.filter((entry): entry is [string, Mark[]] => entry[1] !== undefined));
}
