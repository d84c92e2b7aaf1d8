import { parseArgs } from 'node:util';
import { slugPattern } from '../../src/content/settings/frontmatter';
import { versionNamePattern } from '../../src/content/settings/site-config';

/** What an author asks for. */
export type Request = GuideRequest | NoteRequest | VersionRequest;

export interface GuideRequest {
  kind: 'guide';
  /** Its path below `guides/`, without `.mdx`. */
  path: string;
  title?: string;
  description?: string;
  /** The path of the guide that it follows in the sidebar. */
  after?: string;
  /** The branch of the sidebar that it belongs to: its `category` or its `label`. */
  category?: string;
  /** The docs version that it belongs to, if that isn't the current one. */
  version?: string;
}

export interface NoteRequest {
  kind: 'note';
  operation: string;
  version?: string;
}

export interface VersionRequest {
  kind: 'version';
  name: string;
  /** The name of the version that the content root contains from now on. */
  next?: string;
}

export const usage = `Usage:
  npm run new -- guide PATH [--title TEXT] [--description TEXT]
                            [--after GUIDE | --category BRANCH] [--version NAME]
  npm run new -- note OPERATION [--version NAME]
  npm run new -- version NAME [--next NAME]

  guide    content/guides/PATH.mdx, and its entry in the sidebar
  note     a note on an operation, which its page shows
  version  content/versions/NAME, an unreleased version that begins as a copy of the current one.
           With --next, NAME is the current version: it is kept as an old version, and the
           content root becomes the next one`;

const text = { type: 'string' } as const;
const argument = { guide: 'PATH', note: 'OPERATION', version: 'NAME' };
const options = {
  guide: { title: text, description: text, after: text, category: text, version: text },
  note: { version: text },
  version: { next: text },
};

/** Reads the arguments of the command. Throws an error whose message is for the author. */
export function parseRequest(args: readonly string[]): Request {
  const [kind, ...rest] = args;
  if (!isKind(kind)) {
    throw new Error(kind ? `Unknown kind ${kind}` : 'The kind is missing: guide, note or version');
  }
  const { values, positionals } = parseArgs({
    args: rest,
    options: options[kind],
    allowPositionals: true,
  });
  const [name, ...others] = positionals;
  if (!name || others.length > 0) throw new Error(`Give one ${argument[kind]}`);
  // Every option takes a text.
  const texts = { ...values } as Record<string, string>;
  for (const [option, value] of Object.entries(texts)) {
    if (!/^.*\S.*$/.test(value)) throw new Error(`--${option} needs text on a single line`);
  }
  if (kind === 'note') return { kind, operation: name, ...texts };
  if (kind === 'version') return { kind, name: parseName(name), ...texts };
  if (texts.after && texts.category) throw new Error('Give either --after or --category');
  return { kind, path: parsePath(name), ...texts };
}

function isKind(kind: string | undefined): kind is Request['kind'] {
  return kind !== undefined && Object.hasOwn(argument, kind);
}

function parseName(name: string): string {
  if (versionNamePattern.test(name)) return name;
  throw new Error(`${name} is not a name of letters, digits, dots, - and _`);
}

/** Accepts the path of a guide as sidebar.yaml has it, and as a shell completes it. */
function parsePath(given: string): string {
  const path = given.replace(/^(content\/)?guides\//, '').replace(/\.mdx$/, '');
  if (slugPattern.test(path)) return path;
  throw new Error(`${given} is not a path of letters, digits, - and _`);
}
