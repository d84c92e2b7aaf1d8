import type { Content, VersionContent } from '../../src/content/model';
import { idOf, listOperations } from '../../src/openapi/document/list-operations';
import { buildPages } from '../../src/page-models/build-pages';
import type { BasePage, VersionPages } from '../../src/page-models/model';
import type { Problem } from '../../src/problems/problem';
import { createEngine, type Engine } from '../../src/search/engine/create-engine';
import { indexRecords } from '../../src/search/engine/index/index-records';
import { orderByPage } from '../../src/search/engine/index/write-index';
import { buildRecords } from '../../src/search/records/build-records';
import { cutQuery } from '../../src/search/search-address';
import type { Memory } from './memory';

/** A question must find its page among this many first results. */
const topResults = 3;

/** A question that a page answers, and where its author wrote it. */
interface Question {
  text: string;
  page: BasePage;
  locate: () => Pick<Problem, 'file' | 'line' | 'column' | 'pointer'>;
}

/** A page that the search found. */
type FoundPage = Pick<BasePage, 'route' | 'title'>;

/** Finds the questions that the search answers with other pages, in the current version of the docs. */
export async function checkQuestions(content: Content, memory: Memory): Promise<Problem[]> {
  const [current] = content.versions;
  // Many sites ask no questions, and the pages and the index of a large one take a while.
  if (!current || !hasQuestions(current)) return [];
  const pages = buildPages(current);
  const questions = listQuestions(pages, current);
  const index = indexRecords(orderByPage(buildRecords(pages)), content);
  const texts = questions.map(({ text }) => text);
  // Thousands of searches, which only differ from the last ones when a text or a question does.
  const found = await memory.recall('questions', JSON.stringify([index, texts]), () =>
    findPages(texts, createEngine(index)),
  );
  return questions.flatMap((question, number) => judge(question, found[number] ?? []));
}

function listQuestions(pages: VersionPages, version: VersionContent): Question[] {
  const ofPages = [...pages.guides, ...listReferencePages(pages)].flatMap((page) =>
    (page.questions ?? []).map((text, index) => ({
      text,
      page,
      locate: () => locateQuestion(page, index, version),
    })),
  );
  const ofSections = pages.guides.flatMap((page) =>
    page.guide.prose.answers.map(({ text, line, column }) => ({
      text,
      page,
      locate: () => ({ file: page.guide.file, line, column }),
    })),
  );
  return [...ofPages, ...ofSections];
}

/** Searches for each question, and returns the first pages that are found. */
function findPages(questions: readonly string[], { corpus, find }: Engine): FoundPage[][] {
  return questions.map((question) =>
    find(cutQuery(question))
      .hits.slice(0, topResults)
      .map(({ record }) => {
        const page = corpus.pageOf[record] ?? 0;
        return { route: corpus.pages.routes[page] ?? '', title: corpus.pages.titles[page] ?? '' };
      }),
  );
}

function hasQuestions({ guides, api }: VersionContent): boolean {
  const pages = [...guides, ...(api ? [api, ...api.areas, ...api.operations] : [])];
  const isAsked = pages.some(({ questions = [] }) => questions.length > 0);
  return isAsked || guides.some(({ prose }) => prose.answers.length > 0);
}

function listReferencePages({ overview, areas, operations }: VersionPages): BasePage[] {
  return [...(overview ? [overview] : []), ...areas, ...operations];
}

function judge({ text, page, locate }: Question, found: readonly FoundPage[]): Problem[] {
  if (found.some(({ route }) => route === page.route)) return [];
  const others = found.map(({ title }) => title).join(', ');
  return [
    {
      ...locate(),
      severity: 'error',
      code: 'questions/not-found',
      found: `"${text}", for which the search finds ${others || 'nothing'} before ${page.title}`,
      expected: `${page.title} among the first ${topResults} results`,
      fix: 'use words that the page has, ask it more precisely, or move it to one of those pages',
    },
  ];
}

/** Where authors wrote a question: in the frontmatter of a guide, or in an overlay. */
function locateQuestion(
  page: BasePage & { kind?: string; name?: string; operation?: { id: string } },
  index: number,
  { document, locate }: VersionContent,
): Pick<Problem, 'file' | 'pointer'> {
  if (page.kind === 'guide' || !document || !locate) {
    return { file: page.source?.file ?? '', pointer: `/questions/${index}` };
  }
  return locate(`${findOwner(page, document)}/x-questions/${index}`);
}

function findOwner(
  { kind, name, operation }: { kind?: string; name?: string; operation?: { id: string } },
  document: NonNullable<VersionContent['document']>,
): string {
  if (kind === 'overview') return '/info';
  if (kind === 'area') {
    const tags = (document.tags ?? []) as { name?: string }[];
    return `/tags/${tags.findIndex((tag) => tag.name === name)}`;
  }
  const raw = listOperations(document).find((each) => idOf(each) === operation?.id);
  return raw?.pointer ?? '';
}
