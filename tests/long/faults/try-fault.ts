import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '../../../src/content/load-content';
import { type StoredContent, storeContent } from '../../../src/gatsby/content-store';
import { createHtmlPrinter } from '../../../src/gatsby/nodes/html-printer';
import { toNodes } from '../../../src/gatsby/nodes/to-nodes';
import { listTexts } from '../../../src/openapi/map-texts';
import { endsBuild } from '../../../src/problems/problem';
import { writeTwins } from '../../../src/twins/write-twins';
import { corpus } from './corpus';
import type { Fault, Outcome } from './fault';
import { type Built, judgePages, judgeProblems } from './judge';

// Tries the documents of the corpus in a process of its own, which can be ended and has little memory.

const prefix = '/docs';
const site = join(__dirname, '..', '..', 'fixtures', 'documents', 'bare');

/** Builds a document; what came of it is judged when its time has been taken. */
async function tryFault({ file, write }: Fault): Promise<{ result: string; judge(): string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-'));
  const root = join(folder, 'content');
  try {
    const document = join(root, 'openapi', file);
    cpSync(site, root, { recursive: true, filter: (path) => !path.endsWith('bare.yaml') });
    writeFileSync(document, write());
    const { content, problems } = await loadContent(root);
    const told = () => judgeProblems(problems);
    if (!content || endsBuild(problems)) {
      const codes = problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
      return { result: `refused: ${[...new Set(codes)].sort().join(', ')}`, judge: told };
    }
    const built = build(storeContent(content));
    const warnings = [...new Set(problems.map(({ code }) => code))].sort();
    const result = ['built', ...(warnings.length > 0 ? [`warned: ${warnings.join(', ')}`] : [])];
    return { result: result.join(', '), judge: () => [...told(), ...built.flatMap(judgePages)] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function build({ versions, records }: StoredContent): Built[] {
  return versions.map((pages) => {
    const ofVersion = records.get(pages.version) ?? [];
    toNodes(pages, prefix, ofVersion);
    const printer = createHtmlPrinter(pages, prefix);
    const texts = listTexts([pages.operations, pages.areas, pages.overview]);
    return {
      pages,
      records: ofVersion,
      twins: writeTwins(pages, 'https://docs.example'),
      html: texts.map((text) => printer.printDescription(text)),
    };
  });
}

async function measureFault(fault: Fault): Promise<Outcome> {
  const start = process.cpuUsage();
  const { result, judge } = await tryFault(fault).catch(({ stack }: Error) => ({
    result: 'thrown',
    judge: () => [String(stack).split('\n').slice(0, 6).join(' | ')],
  }));
  const { user, system } = process.cpuUsage(start);
  const megabytes = process.resourceUsage().maxRSS / 1024;
  return { result, wrong: judge(), seconds: (user + system) / 1e6, megabytes };
}

process.on('message', async (index: number) => {
  const fault = corpus[index];
  process.send?.(fault && (await measureFault(fault)));
});

// Says that everything is loaded, which is not the fault of a document.
process.send?.('ready');
