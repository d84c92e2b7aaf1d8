import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runNew } from '../../../tooling/new/run-new';
import { readOptions } from '../../../tooling/prove/options';
import { runProve } from '../../../tooling/prove/run-prove';
import { runCaptured } from '../run-captured';
import { folderWith } from '../temporary-folder';
import { type Fault, findUnusedAddress, startLibrary } from './library-server';

const fixtures = join(__dirname, '..', '..', 'fixtures');
const outputs = join(fixtures, 'proof-outputs');

/** Copies the content, so that it may be changed. */
function copySite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'proven-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = join(folder, 'content');
  cpSync(join(fixtures, 'proven-site'), root, { recursive: true });
  return root;
}

/** Runs the command on a copy of the content. */
async function prove(url: string, flags: string[] = [], root = copySite()) {
  const options = readOptions(['--url', url, '--timeout', '1', ...flags]);
  if (!('url' in options)) throw new Error('the flags are wrong');
  const progress: string[] = [];
  const { code, output, files } = await runCaptured(root, () =>
    runProve(options, root, (line) => progress.push(line)),
  );
  const shown = output.replaceAll(url, 'http://library.example');
  // Ids and times of the library differ in each run; those of the examples begin with 1000 and 2025.
  const fixed = shown
    .replace(/(?<=-)[2-9]\d{7}/g, '########')
    .replace(/2\d\d[6-9]-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/127\.0\.0\.1:\d+/g, 'HOST');
  return { code, output: fixed, files, root, progress };
}

/** Runs the story alone against a library with a fault. */
async function proveFaulty(fault: Fault, ...flags: string[]) {
  return prove(await startLibrary(fault), ['--only', 'samples', 'errors', ...flags]);
}

const snapshot = (name: string) => join(outputs, `${name}.txt`);

test('passes where the server returns what the examples say', async () => {
  const { code, output } = await prove(await startLibrary());
  await expect(`${output}\n`).toMatchFileSnapshot(snapshot('all-equal'));
  expect(code).toBe(0);
});

test('names each chapter and guide as it begins', async () => {
  const { progress } = await prove(await startLibrary());
  expect(progress).toEqual([
    'samples and errors, 1 of 2: Fill the shelves',
    'samples and errors, 2 of 2: Clean up',
    'guides, 1 of 2: index',
    'guides, 2 of 2: lend',
  ]);
});

test('plays what an old version keeps, and lists the versions if it is asked for another', async () => {
  const root = copySite();
  await runCaptured(root, () => runNew(['version', '1.0', '--next', '2.0'], root));
  await runCaptured(root, () => runNew(['copy', 'openapi/story.yaml', '--version', '1.0'], root));
  const story = join(root, 'openapi/story.yaml');
  writeFileSync(story, readFileSync(story, 'utf8').replace(/ {2}- title: Clean up[\s\S]*/, ''));
  const url = await startLibrary();
  const only = ['--only', 'samples'];
  expect((await prove(url, only, root)).output).toMatch(/samples +3 /);
  expect((await prove(url, [...only, '--version', '1.0'], root)).output).toMatch(/samples +4 /);
  await expect(prove(url, ['--version', '3'], root)).rejects.toThrow('site.yaml lists 2.0, 1.0');
});

/** Changes headers of the list of books. */
function changeHeaders(changed: Record<string, string | undefined>): Fault {
  return (call, reply) => {
    if (call !== 'GET /books') return reply;
    const headers = Object.entries({ ...reply.headers, ...changed });
    const left = headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
    return { ...reply, headers: Object.fromEntries(left) };
  };
}

const faults: [string, Fault][] = [
  ['another-status', (call, reply) => (call === 'POST /books' ? { ...reply, status: 201 } : reply)],
  [
    'a-missing-field',
    (call, reply) => {
      if (call !== 'GET /books/{isbn}' || reply.status !== 200) return reply;
      const { title: _title, ...rest } = reply.body as Record<string, string>;
      return { ...reply, body: rest };
    },
  ],
  [
    'a-changed-value',
    (call, reply) =>
      call === 'GET /books/{isbn}' && reply.status === 200
        ? { ...reply, body: { ...(reply.body as object), title: 'Emma', pages: 412 } }
        : reply,
  ],
  [
    'another-id',
    (call, reply) =>
      call === 'GET /books/{isbn}' && reply.status === 200
        ? { ...reply, body: { ...(reply.body as object), isbn: 'isbn-55555555' } }
        : reply,
  ],
  [
    'a-missing-header',
    (call, { headers: _headers, ...reply }) =>
      call === 'GET /books' ? reply : { ...reply, ..._headers },
  ],
  ['another-header-value', changeHeaders({ 'x-total': '2', 'x-newest': 'dune' })],
  ['a-renamed-header', changeHeaders({ 'x-newest': undefined, 'x-newer': 'isbn-55555555' })],
  ['an-undocumented-header', changeHeaders({ 'x-door': 'north' })],
  [
    'another-error',
    (_, reply) => (reply.status === 400 ? { ...reply, body: { message: 'no' } } : reply),
  ],
  ['no-response-in-time', (call, reply) => (call === 'DELETE /books/{isbn}' ? 'hang' : reply)],
  [
    'another-version',
    (call, reply) =>
      call === 'GET /books' ? { status: 404, body: { message: 'no such address' } } : reply,
  ],
];

test.each(faults)('reports %s', async (name, fault) => {
  const { code, output } = await proveFaulty(fault);
  await expect(`${output}\n`).toMatchFileSnapshot(snapshot(name));
  expect(code).toBe(1);
});

test('says that a server cannot be reached', async () => {
  const { code, output } = await prove(await findUnusedAddress());
  await expect(`${output}\n`).toMatchFileSnapshot(snapshot('unreachable'));
  expect(code).toBe(1);
});

test('says why a run cannot be prepared', async () => {
  const url = await startLibrary((call, reply) =>
    call === 'POST /branches' ? { status: 403, body: { message: 'not allowed' } } : reply,
  );
  await expect(prove(url)).rejects.toThrow(
    'The run cannot be prepared: CreateBranch, in `world` of content/openapi/story.yaml, returned status 403 with {"message":"not allowed"}.',
  );
});

test('suggests a name for an unknown one', async () => {
  const { code, output } = await prove(await startLibrary(), ['--only', 'CreateBok']);
  expect(code).toBe(2);
  expect(output).toBe('unknown name CreateBok in --only; did you mean CreateBook?');
});

test('makes the steps before a wanted one, but proves only that one', async () => {
  const { code, output } = await prove(await startLibrary(), ['--only', 'GetBook']);
  await expect(`${output}\n`).toMatchFileSnapshot(snapshot('only-one-operation'));
  expect(code).toBe(0);
});

test('proves the calls of an area, whatever the case of its name, and no guides', async () => {
  const { code, output } = await prove(await startLibrary(), ['--only', 'books']);
  expect(output).toMatch(/samples +4 +0 /);
  expect(output).toMatch(/errors +3 +0 /);
  expect(output).not.toMatch(/^guides/m);
  expect(code).toBe(0);
});

test('prints one JSON document', async () => {
  const { output } = await proveFaulty(
    (call, reply) => (call === 'POST /books' ? { ...reply, status: 201 } : reply),
    '--json',
  );
  const { differences, parts, version } = JSON.parse(output);
  expect(version).toBe(1);
  expect(parts[0]).toEqual({ part: 'samples', passed: 3, failed: 1, known: 0, skipped: 0 });
  expect(differences[0]).toMatchObject({
    part: 'samples',
    id: 'CreateBook/dune',
    code: 'prove/status',
    expected: 'status 200',
    file: 'content/openapi/overlays/books.yaml',
    line: 17,
  });
});

test('passes any new ids and times that belong to each other', async () => {
  const root = copySite();
  for (const url of [await startLibrary(), await startLibrary()]) {
    expect((await prove(url, [], root)).code).toBe(0);
  }
});

/** A library whose books have a number of pages. */
const withPages: Fault = (call, reply) => {
  const isBook = call.endsWith('{isbn}') || call === 'POST /books';
  if (!isBook || reply.status !== 200) return reply;
  return { ...reply, body: { ...(reply.body as object), pages: 412, notes: { lent: [] } } };
};

test('records what the server returns, with the ids and times that readers know', async () => {
  const url = await startLibrary(withPages);
  const only = ['--only', 'samples', 'errors'];
  const { code, output, files, root } = await prove(url, [...only, '--update']);
  const overlay = files['openapi/overlays/books.yaml'] ?? '';
  await expect(overlay).toMatchFileSnapshot(join(outputs, 'recorded-books.yaml'));
  expect(output).toContain('recorded  2 examples in content/openapi/overlays/books.yaml');
  expect(code).toBe(0);
  expect((await prove(await startLibrary(withPages), only, root)).code).toBe(0);
});

test('records only what the run covers', async () => {
  const url = await startLibrary(withPages);
  const before = (await prove(await startLibrary())).files;
  const { files } = await prove(url, ['--only', 'GetBook', '--update']);
  const [old = '', overlay = ''] = [before, files].map((all) => all['openapi/overlays/books.yaml']);
  const changed = overlay.split('\n').filter((line) => !old.split('\n').includes(line));
  expect(changed.join('\n')).toContain('pages: 412');
  expect(changed.length).toBeLessThan(10);
});

test('changes no file where nothing differs', async () => {
  const before = (await prove(await startLibrary())).files;
  const after = await prove(await startLibrary(), ['--update']);
  expect(after.files).toEqual(before);
  expect(after.output).not.toContain('recorded');
});

test('records an example that has no value yet', async () => {
  const root = copySite();
  const file = join(root, 'openapi/overlays/books.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/ +value: \{ message: a book needs a title \}\n/, ''));
  expect((await prove(await startLibrary(), [], root)).code).toBe(1);
  const { code, files } = await prove(await startLibrary(), ['--update'], root);
  expect(code).toBe(0);
  expect(files['openapi/overlays/books.yaml']).toBe(text);
});

const guideFaults: [string, Fault][] = [
  [
    'a-failing-guide',
    (call, reply) =>
      call === 'GET /books/{isbn}' && reply.status === 200
        ? { status: 503, body: { message: 'closed' } }
        : reply,
  ],
  [
    'another-output',
    (call, reply) =>
      call === 'GET /books/{isbn}' && reply.status === 404
        ? { ...reply, body: { message: 'it is not here' } }
        : reply,
  ],
  [
    'a-failing-guide-before',
    (call, reply) =>
      call === 'POST /books' ? { status: 507, body: { message: 'the shelves are full' } } : reply,
  ],
];

test.each(guideFaults)('reports %s', async (name, fault) => {
  const { code, output } = await prove(await startLibrary(fault), ['--only', 'guides']);
  await expect(`${output}\n`).toMatchFileSnapshot(snapshot(name));
  expect(code).toBe(1);
});

test('makes nothing on the server for a guide whose commands do not use it', async () => {
  const root = copySite();
  const head = '---\ntitle: Lend\ndescription: Lends.\nafter: index\n---\n\n';
  const commands = '```bash no-run="closed"\ncurl -H \'x-branch: north\'\n```\n';
  writeFileSync(join(root, 'guides/lend.mdx'), head + commands);
  const { output } = await prove(await startLibrary(), ['--only', 'lend'], root);
  expect(output).toContain('skipped  lend:7 (guides): closed');
  expect(output).not.toContain('Made for this run');
});

test('lets a program of a guide end before the response to its last request', async () => {
  const root = copySite();
  const commands = 'curl --silent --max-time 0.5 http://library.example:8080/books || true';
  const text = `---\ntitle: Leave\ndescription: Leaves.\n---\n\n\`\`\`bash\n${commands}\n\`\`\`\n`;
  writeFileSync(join(root, 'guides/lend.mdx'), text);
  const url = await startLibrary((call, reply) => (call === 'GET /books' ? 'hang' : reply));
  const { code, output } = await prove(url, ['--only', 'lend'], root);
  expect(output).toMatch(/guides +1 +0 /);
  expect(code).toBe(0);
});

test('calls another address of a guide where the run has it', async () => {
  const root = copySite();
  const text = '---\ntitle: Lend\ndescription: Lends.\n---\n\n';
  const commands = '```bash\ncurl -sf http://library.example:9091/books\n```\n';
  writeFileSync(join(root, 'guides/lend.mdx'), text + commands);
  const url = await startLibrary();
  const flags = ['--only', 'lend', '--address', `http://library.example:9091=${url}`];
  expect((await prove(url, flags, root)).code).toBe(0);
});

test('tries an error that is unproven if its reason has a word that is asked for', async () => {
  const flags = ['--only', 'errors', '--try', 'fire'];
  const { code, output } = await prove(await startLibrary(), flags);
  expect(output).toMatch(/errors +3 +1 +0 +0$/m);
  expect(output).toContain('GetBook 404 burnt  (errors)');
  expect(code).toBe(1);
});

test('ends a block of a guide that does not end by itself', async () => {
  const root = copySite();
  const text =
    '---\ntitle: Wait\ndescription: Waits.\n---\n\n```bash\nsleep 100\n```\n\n```bash\ntrue\n```\n';
  writeFileSync(join(root, 'guides/lend.mdx'), text);
  const flags = ['--only', 'lend', '--timeout', '0.5'];
  const { code, output } = await prove(await startLibrary(), flags, root);
  await expect(`${output}\n`).toMatchFileSnapshot(snapshot('an-endless-guide'));
  expect(code).toBe(1);
});

/** An SDK that only sends requests, and fails where the library fails. */
const sdk = `
const call = (method, path, body) => async ({ 'x-branch': branch, isbn, ...rest }, { endpoint, token }) => {
  const response = await fetch(endpoint + path.replace('ISBN', isbn), {
    method, headers: { 'x-branch': branch, authorization: token },
    ...(body && { body: JSON.stringify(rest) }),
  });
  if (!response.ok) throw new Error('status ' + response.status);
};
const command = (send) => class { constructor(input) { this.send = (options) => send(input, options); } };
export const CreateBookCommand = command(call('POST', '/books', true));
export const ListBooksCommand = command(call('GET', '/books'));
export const GetBookCommand = command(call('GET', '/books/ISBN'));
export const DeleteBookCommand = command(call('DELETE', '/books/ISBN'));
export class LibraryClient {
  constructor(options) { this.options = options; }
  send(command) { return command.send(this.options); }
}
`;

function installSdk(): string {
  const folder = folderWith({
    'javascript/node_modules/library-sdk/index.mjs': sdk,
    'javascript/node_modules/library-sdk/package.json':
      '{ "name": "library-sdk", "exports": "./index.mjs" }',
  });
  return folder;
}

test('runs the samples of an SDK', async () => {
  const flags = ['--only', 'sdk', '--sdk', 'javascript', '--sdk-folder', installSdk()];
  const { code, output } = await prove(await startLibrary(), flags);
  expect(output).toMatch(/^sdk javascript +4 +0 +0 +0$/m);
  expect(code).toBe(0);
});

test('runs the commands of guides in a language without an SDK', async () => {
  const root = copySite();
  const tab = `
<Tabs groupId="language">

<Tab label="Go" value="go">

\`\`\`bash
echo Go
\`\`\`

\`\`\`text output
Ruby
\`\`\`

</Tab>

</Tabs>
`;
  const guide = join(root, 'guides/index.mdx');
  writeFileSync(guide, readFileSync(guide, 'utf8') + tab);
  const url = await startLibrary();
  const only = ['--only', 'guides', 'index'];
  expect(await prove(url, only, root)).toMatchObject({ code: 0 });
  const { code, output } = await prove(url, [...only, '--sdk', 'go'], root);
  expect(output).toMatch(/^guides +1 +1 +/m);
  expect(code).toBe(1);
});

test('knows the languages of SDKs and guides', async () => {
  expect(await prove(await startLibrary(), ['--sdk', 'jaava'])).toMatchObject({
    code: 2,
    output: 'unknown language jaava in --sdk; expected java',
  });
});

test('compiles the samples in TypeScript, and reports those that the types of the SDK refuse', {
  timeout: 120_000,
}, async () => {
  const root = copySite();
  const settings = join(root, 'openapi/sdks.yaml');
  const entry = 'typescript: { package: library-sdk, client: LibraryClient }\n';
  writeFileSync(settings, readFileSync(settings, 'utf8') + entry);
  const folder = folderWith({
    'typescript/node_modules/library-sdk/index.mjs': sdk,
    'typescript/node_modules/library-sdk/index.d.mts': `
export interface GetBookCommandInput { isbn: string; "x-branch": string }
export class GetBookCommand { constructor(input: GetBookCommandInput); }
export interface DeleteBookCommandInput { isbn: number; "x-branch": string }
export class DeleteBookCommand { constructor(input: DeleteBookCommandInput); }
export class LibraryClient {
  constructor(options: { endpoint: string; token: { token: string } });
  send(command: object): Promise<unknown>;
}
`,
    'typescript/node_modules/library-sdk/package.json':
      '{ "name": "library-sdk", "exports": "./index.mjs" }',
  });
  const modules = join(folder, 'typescript/node_modules');
  const own = join(__dirname, '../../../node_modules');
  for (const part of ['.bin', '@types']) mkdirSync(join(modules, part));
  for (const part of ['.bin/tsc', '@types/node', 'undici-types']) {
    symlinkSync(join(own, part), join(modules, part));
  }
  const only = ['--only', 'sdk', 'GetBook', 'DeleteBook'];
  const flags = [...only, '--sdk', 'typescript', '--sdk-folder', folder, '--timeout', '10'];
  const { code, output } = await prove(await startLibrary(), flags, root);
  expect(output).toContain("Type 'string' is not assignable to type 'number'");
  expect(output).toMatch(/^sdk typescript +1 +1 +0 +0$/m);
  expect(code).toBe(1);
});

test('reports what an SDK cannot do, and makes the step with the cURL sample', async () => {
  const fault: Fault = (call, reply) =>
    call === 'GET /books' && count++ === 0 ? { status: 500, body: { message: 'no' } } : reply;
  let count = 0;
  const flags = ['--only', 'sdk', '--sdk', 'javascript', '--sdk-folder', installSdk()];
  const { code, output } = await prove(await startLibrary(fault), flags);
  await expect(`${output}\n`).toMatchFileSnapshot(snapshot('a-failing-sdk'));
  expect(code).toBe(1);
});

test('counts what the server serves elsewhere as known', async () => {
  const root = copySite();
  const file = join(root, 'openapi/overlays/books.yaml');
  const moved = `
  - target: $.paths.*[?@.operationId == 'GetBook']
    update:
      x-server-call: { path: "/books/{isbn}/book", text: The SDKs call an address that is gone. }
`;
  writeFileSync(file, readFileSync(file, 'utf8') + moved);
  const flags = ['--only', 'sdk', 'GetBook', '--sdk', 'javascript', '--sdk-folder', installSdk()];
  const gone: Fault = (call, reply) =>
    call === 'GET /books/{isbn}' ? { status: 404, body: { message: 'gone' } } : reply;
  const { code, output } = await prove(await startLibrary(gone), flags, root);
  expect(output).toMatch(/^sdk javascript +0 +0 +1 +0$/m);
  expect(code).toBe(0);
});
