import type { Code, Root, RootContent } from 'mdast';
import { type CodeBlock, listCode } from '../prose/extract/list-code';
import { isFileName, listCommands } from '../prose/extract/list-commands';
import { remember, rememberByObject } from '../text/remember';
import { scriptRoute } from '../text/routes';
import type { Guide } from './authored-version';

/**
 * Lists the guides whose commands are published as a script, because others start where they end and
 * they start from nothing.
 */
export function listStarts(guides: readonly Guide[]): Guide[] {
  const followed = new Set(guides.map(({ after }) => after));
  return guides.filter(({ path, after }) => after === undefined && followed.has(path));
}

/**
 * Adds to a copy of a guide's tree, in a collapsed block, how to bring a new server to where its commands start:
 * below the heading of the section with the first command. If no heading is above that command, above the words
 * that introduce it. `origin` is the scheme, host and prefix of the site.
 */
export function addStart(
  tree: Root,
  { after, wide }: Guide,
  guides: readonly Guide[],
  origin: string,
): Root {
  const start = listStarts(guides).find(({ path }) => path === after);
  return start && !wide ? inserterOf(tree)(describeStart(start, origin)) : tree;
}

/** The same start makes the same copy, from which the same page is rendered. */
const inserterOf = rememberByObject((tree: Root) =>
  remember((start: RootContent) => insertStart(tree, start), JSON.stringify, 1),
);

function insertStart(tree: Root, start: RootContent): Root {
  const first = tree.children.findIndex(hasCommand);
  if (first < 0) return tree;
  const heading = tree.children.slice(0, first).findLastIndex(({ type }) => type === 'heading');
  const place = heading < 0 ? Math.max(first - 1, 0) : heading + 1;
  return { ...tree, children: tree.children.toSpliced(place, 0, start) };
}

function hasCommand(node: RootContent): boolean {
  return listCode({ type: 'root', children: [node] }).some(isCommand);
}

function isCommand({ language, meta }: CodeBlock): boolean {
  return language === 'bash' && meta.noRun === undefined && !meta.isOutput;
}

function describeStart({ title, route, prose }: Guide, origin: string): RootContent {
  const shell = listCommands(prose.tree, []).filter(({ language }) => language === 'bash');
  // What a script can't do for its readers, such as to start a container.
  const before = shell.slice(0, shell.findIndex(isCommand)).filter(({ meta }) => meta.noRun);
  const script = `curl -fsSL ${origin}${scriptRoute(route)} | sh`;
  const code: Code = {
    type: 'code',
    lang: 'bash',
    value: [...before.map((block) => block.code), script].join('\n'),
  };
  const summary = 'No server at hand? Start one to practise on';
  return {
    type: 'mdxJsxFlowElement',
    name: 'Details',
    attributes: [{ type: 'mdxJsxAttribute', name: 'title', value: summary }],
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'The commands continue where ' },
          { type: 'link', url: route, children: [{ type: 'text', value: title }] },
          {
            type: 'text',
            value: ' ends. In an empty folder, these start a server and bring it there:',
          },
        ],
      },
      code,
    ],
  };
}

/**
 * Writes the commands of a guide as a script for any POSIX shell. `address` is that of the guide's page,
 * and `server` the address in its commands.
 */
export function writeStartScript(
  { title, prose }: Guide,
  { address, server }: { address: string; server: string },
): string {
  const steps = listCommands(prose.tree, []).flatMap((block) => {
    const { code, meta } = block;
    if (meta.noRun !== undefined || meta.isOutput) return [];
    if (meta.title !== undefined && isFileName(meta.title)) return [writeFile(meta.title, code)];
    return isCommand(block) ? [expect(meta.statuses, code)] : [];
  });
  return [writeHead(title, address, server), ...steps, writeEnd(title)].join('\n\n');
}

/** Says with which statuses calls of a block are meant to fail. */
function expect(statuses: readonly number[], code: string): string {
  return statuses.length === 0 ? code : `expected='${statuses.join(' ')}'\n${code}\nexpected=''`;
}

function writeFile(path: string, code: string): string {
  const folder = /^(.+)\//.exec(path)?.[1];
  return `${folder ? `mkdir -p '${folder}'\n` : ''}cat > '${path}' <<'END OF ${path}'\n${code}\nEND OF ${path}`;
}

function writeHead(title: string, address: string, server: string): string {
  return `#!/bin/sh
# Runs the commands of "${title}": ${address}
# It needs curl. Usage: sh SCRIPT [ADDRESS], where ADDRESS is that of the server, by default
# ${server}. What exists already stays as it is, so that you can run it again.
set -eu
from='${server}'
to=\${1:-$from}
expected=''

# Sends a request to the server at ADDRESS, repeats it while the server is busy, and ends the script
# if it fails.
curl() {
  for argument do
    shift
    case $argument in "$from"*) argument=$to\${argument#"$from"} ;; esac
    set -- "$@" "$argument"
  done
  for attempt in 1 2 3 4 5 6 7 8 9 10; do
    if ! answer=$(command curl --silent --write-out ' %{http_code}' "$@"); then
      printf '%s\\n' "There is no response from $to." >&2
      exit 1
    fi
    status=\${answer##* }
    answer=\${answer% *}
    case $status$answer in 409*'busy with another write'*) sleep 1 ;; *) break ;; esac
  done
  case $status$answer in 409*'already exist'*) status=200 ;; esac
  case " 200 201 202 204 $expected " in
    *" $status "*) ;;
    *)
      printf '%s\\n' "Status $status: $answer" "What to do: ${address}" >&2
      exit 1
      ;;
  esac
  printf '%s\\n' "$answer"
}`;
}

function writeEnd(title: string): string {
  return `printf '%s\\n' "This is where \\"${title}\\" ends. Continue in this folder: $(pwd)"\n`;
}
