import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Guide } from '../../../src/page-models/authored-version';
import { addStart, listStarts, writeStartScript } from '../../../src/page-models/start-script';
import { parseMdx } from '../../../src/prose/parse/parse-mdx';
import { renderMarkdown } from '../../../src/prose/render/render-markdown';

const server = 'http://shelf.example';

function createGuide(path: string, body: string, more: Partial<Guide> = {}): Guide {
  return {
    path,
    route: `/docs/${path}/`,
    title: `Guide ${path}`,
    label: path,
    description: '',
    file: `${path}.mdx`,
    absolutePath: `/${path}.mdx`,
    prose: parseMdx(body),
    ...more,
  };
}

const shelf = createGuide(
  'shelf',
  `
\`\`\`bash no-run="needs Docker"
docker run shelf
\`\`\`

\`\`\`bash
cat > headers.txt <<'END'
x-shelf: 7
END
curl -X POST ${server}/books -H @headers.txt -d '{ "title": "A \\"quoted\\" one" }'
\`\`\`

\`\`\`json output
{ "id": 1 }
\`\`\`

\`\`\`json title="lists/wanted.json"
["Dune"]
\`\`\`

<Tabs groupId="language">

<Tab label="Python" value="python">

\`\`\`bash
curl ${server}/python
\`\`\`

</Tab>

</Tabs>

\`\`\`bash status=404
curl "${server}/books/2?all=true"
\`\`\`
`,
);

interface Seen {
  call: string;
  header?: string;
  body: string;
}

const advice = 'What to do: https://docs.example/shelf/\n';
const busy = { status: 409, text: 'Shelf is busy with another write request' };

/** Runs the script of the guide against a server that gives these responses, then 200. */
async function runScript(responses: readonly { status: number; text: string }[]) {
  const seen: Seen[] = [];
  const left = [...responses];
  const http = createServer(async (request, response) => {
    const body = await readBody(request);
    const header = request.headers['x-shelf'] as string | undefined;
    seen.push({ call: `${request.method} ${request.url}`, body, ...(header && { header }) });
    const { status, text } = left.shift() ?? { status: 200, text: 'done' };
    response.statusCode = status;
    response.end(text);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  onTestFinished(() => {
    http.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const text = writeStartScript(shelf, { address: 'https://docs.example/shelf/', server });
  const shell = spawn('sh', ['-s', '--', address], { cwd: folder });
  let [out, err] = ['', ''];
  shell.stdout.on('data', (chunk) => {
    out += chunk;
  });
  shell.stderr.on('data', (chunk) => {
    err += chunk;
  });
  shell.stdin.end(text);
  const code = await new Promise((resolve) => shell.on('close', resolve));
  return { code, out, err, seen, folder };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const post: Seen = {
  call: 'POST /books',
  header: '7',
  body: '{ "title": "A \\"quoted\\" one" }',
};
const get: Seen = { call: 'GET /books/2?all=true', body: '' };
const missing = { status: 404, text: 'not here' };

test('runs the commands that a reader without a language runs, at the given address', async () => {
  const created = { status: 201, text: 'book 1' };
  const { code, out, seen, folder } = await runScript([created, missing]);
  expect({ code, seen }).toEqual({ code: 0, seen: [post, get] });
  expect(out).toContain('book 1\nnot here\nThis is where "Guide shelf" ends.');
  expect(readdirSync(folder)).toEqual(['headers.txt', 'lists']);
  expect(readFileSync(join(folder, 'lists/wanted.json'), 'utf8')).toBe('["Dune"]\n');
});

test('leaves what exists as it is, and repeats what the server was too busy for', async () => {
  const { code, seen } = await runScript([
    busy,
    { status: 409, text: 'It already exists' },
    missing,
  ]);
  expect({ code, seen }).toEqual({ code: 0, seen: [post, post, get] });
});

test('ends with an error when a conflict is another than that it exists', async () => {
  const text = 'no partition of relation "event_log" found for row';
  const { code, err, seen } = await runScript([{ status: 409, text }]);
  expect({ code, err, seen }).toEqual({
    code: 1,
    err: `Status 409: ${text}\n${advice}`,
    seen: [post],
  });
});

test('ends with an error when a call fails', async () => {
  const { code, err, seen } = await runScript([{ status: 400, text: 'no title' }]);
  expect({ code, err, seen }).toEqual({
    code: 1,
    err: `Status 400: no title\n${advice}`,
    seen: [post],
  });
});

const intro = 'It begins.\n\n## First\n\nNow:\n\n```bash\nls\n```\n';
const markdown = (guide: Guide, guides: Guide[]) =>
  renderMarkdown(addStart(guide.prose.tree, guide, guides, 'https://docs.example'), {
    href: (url) => url,
    operation: () => undefined,
    screenshot: () => undefined,
  });

test('offers a server that is where a guide starts, folded below the heading of its first commands', () => {
  const follower = createGuide('loans', intro, { after: 'shelf' });
  expect(markdown(follower, [shelf, follower])).toMatchInlineSnapshot(`
    "It begins.

    ## First

    **No server at hand? Start one to practise on**

    The commands continue where [Guide shelf](/docs/shelf/) ends. In an empty folder, these start a server and bring it there:

    \`\`\`bash
    docker run shelf
    curl -fsSL https://docs.example/docs/shelf.sh | sh
    \`\`\`

    Now:

    \`\`\`bash
    ls
    \`\`\`
    "
  `);
});

test('offers it before the words that introduce a command above all headings', () => {
  const body = 'It begins.\n\nNow:\n\n```bash\nls\n```\n\n## First\n';
  const follower = createGuide('loans', body, { after: 'shelf' });
  const { children } = addStart(follower.prose.tree, follower, [shelf, follower], '');
  const types = children.map(({ type }) => type);
  expect(types).toEqual(['paragraph', 'mdxJsxFlowElement', 'paragraph', 'code', 'heading']);
});

test('offers nothing in a guide that leads to others, runs nothing, or follows one that follows another', () => {
  const first = createGuide('loans', intro, { after: 'shelf' });
  const second = createGuide('returns', intro, { after: 'loans' });
  const wide = createGuide('home', intro, { after: 'shelf', wide: true });
  const still = createGuide('rules', 'It is quiet.\n', { after: 'shelf' });
  const guides = [shelf, first, second, wide, still];
  expect(listStarts(guides)).toEqual([shelf]);
  for (const guide of [second, wide, still]) {
    expect(addStart(guide.prose.tree, guide, guides, '')).toBe(guide.prose.tree);
  }
});
