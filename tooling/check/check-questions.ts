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

/** A question must find its page among this many first results. */
const topResults = 3;

/** Finds the questions that the search answers with other pages, in the current version of the docs. */
export function checkQuestions(content: Content): Problem[] {
  const [current] = content.versions;
  // Many sites ask no questions, and the pages and the index of a large one take a while.
  if (!current || !hasQuestions(current)) return [];
  const pages = buildPages(current);
  const engine = createEngine(indexRecords(orderByPage(buildRecords(pages)), content));
  const ofSections = pages.guides.flatMap((page) =>
    page.guide.prose.answers.flatMap(({ text, line, column }) =>
      checkQuestion(text, page, engine).map((finding) => ({
        ...finding,
        file: page.guide.file,
        line,
        column,
      })),
    ),
  );
  const ofPages = [...pages.guides, ...listReferencePages(pages)].flatMap((page) =>
    (page.questions ?? []).flatMap((question, index) =>
      checkQuestion(question, page, engine).map((finding) => ({
        ...finding,
        ...locateQuestion(page, index, current),
      })),
    ),
  );
  return [...ofPages, ...ofSections];
}

function hasQuestions({ guides, api }: VersionContent): boolean {
  const pages = [...guides, ...(api ? [api, ...api.areas, ...api.operations] : [])];
  const isAsked = pages.some(({ questions = [] }) => questions.length > 0);
  return isAsked || guides.some(({ prose }) => prose.answers.length > 0);
}

function listReferencePages({ overview, areas, operations }: VersionPages): BasePage[] {
  return [...(overview ? [overview] : []), ...areas, ...operations];
}

function checkQuestion(
  question: string,
  { route, title }: BasePage,
  { corpus, find }: Engine,
): Omit<Problem, 'file'>[] {
  const found = find(cutQuery(question)).hits.map(({ record }) => corpus.pageOf[record] ?? 0);
  const first = found.slice(0, topResults);
  if (first.some((page) => corpus.routes[page] === route)) return [];
  const others = first.map((page) => corpus.pageTitles[page]).join(', ');
  return [
    {
      severity: 'error',
      code: 'questions/not-found',
      found: `"${question}", for which the search finds ${others || 'nothing'} before ${title}`,
      expected: `${title} among the first ${topResults} results`,
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
