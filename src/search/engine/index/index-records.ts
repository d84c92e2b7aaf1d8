import { groupBy } from '../../../text/group-by';
import type { SearchRecord } from '../../record';
import { glue, isSearchable, isStopWord, listChunks, listTerms } from '../../words';
import type { Synonyms } from '../query/synonyms';
import type { CorpusFile } from './index-files';
import { writeNumbers } from './number-lists';

/** What the search knows of the words of a site, as part of its content. */
export interface Vocabulary {
  synonyms?: Synonyms;
}

/** Indexes the records of one language and version, which must be in the order of `orderByPage`. */
export function indexRecords(
  records: readonly SearchRecord[],
  { synonyms = [] }: Vocabulary = {},
): CorpusFile {
  const { language = '', version = '' } = records[0] ?? {};
  return {
    language,
    version,
    synonyms,
    pages: listPages(records),
    records: {
      kinds: records.map(({ kind }) => kind),
      titles: records.map(({ title }) => title),
      names: records.map(({ names }) => names),
      headings: records.map((record) => splitBreadcrumb(record).headings),
      anchors: records.map(({ route, page }) => route.slice(page.length + 1)),
      parts: records.map(({ part }) => part),
      weights: records.map(({ weight }) => weight),
      lengths: records.map(({ text }) => listTerms(text).length),
      questions: records.map(({ questions }) => questions.length),
      messages: records.map(({ messages = [] }) => messages.length),
    },
    words: indexWords(records),
  };
}

function listPages(records: readonly SearchRecord[]): CorpusFile['pages'] {
  const groups = [...groupBy(records, ({ page }) => page).values()];
  const heads = groups.flatMap((group) => group.slice(0, 1));
  return {
    routes: heads.map(({ page }) => page),
    titles: heads.map(({ pageTitle }) => pageTitle),
    methods: groups.map((group) => group.find(({ method }) => method)?.method ?? ''),
    trails: heads.map((head) => splitBreadcrumb(head).trail),
    sizes: groups.map(({ length }) => length),
  };
}

/** Returns the titles above the page, and the headings above the record. */
function splitBreadcrumb({ breadcrumb, pageTitle, route, page }: SearchRecord) {
  if (route === page) return { trail: breadcrumb, headings: [] };
  const own = breadcrumb.lastIndexOf(pageTitle);
  return { trail: breadcrumb.slice(0, own), headings: breadcrumb.slice(own + 1) };
}

function indexWords(records: readonly SearchRecord[]): CorpusFile['words'] {
  const texts = invert(
    records.map((record) => [
      ...listTextTerms(readOwnText(record)).filter(isSearchable),
      ...listCodeNames(record),
    ]),
  );
  const questions = invert(
    records.flatMap((record) => [...listQuestions(record), ...listMessages(record)]),
  );
  const list = [...new Set([...texts.keys(), ...questions.keys()])].sort();
  return {
    list: list.join(' '),
    texts: list.map((word) => writeNumbers(texts.get(word) ?? [])).join(' '),
    questions: list.map((word) => writeNumbers(questions.get(word) ?? [])).join(' '),
  };
}

function listQuestions({ questions }: SearchRecord): string[][] {
  return questions.map((question) =>
    listDistinctTerms(question).filter((word) => !isStopWord(word)),
  );
}

function listMessages({ messages = [] }: SearchRecord): string[][] {
  return messages.map((message) => listDistinctTerms(message).filter(isSearchable));
}

function listDistinctTerms(text: string): string[] {
  return [...new Set(listTerms(text))];
}

/** Returns the text of an error without its messages, which are indexed like questions, and any other text as it is. */
function readOwnText({ kind, text, messages }: SearchRecord): string {
  if (kind !== 'error' || !messages) return text;
  const paragraphs = text.split('\n\n');
  return paragraphs.filter((paragraph) => !messages.includes(paragraph)).join('\n\n');
}

/** Lists the words of a text, and each name in code as one word too: addresses and paths are no names. */
function listTextTerms(text: string): string[] {
  return listChunks(text).flatMap((chunk) => {
    const words = chunk.map(({ word }) => word);
    const first = chunk[0]?.start ?? 0;
    const isName = chunk.length > 1 && !/[./:{}]/.test(text.slice(first, chunk.at(-1)?.end));
    return isName ? [...words, glue(chunk)] : words;
  });
}

/**
 * Lists the names that the code of a guide uses, and the values of a field that are constants, each as one word:
 * what is typed or pasted as a whole. The other names in a field's code are those of other fields.
 */
function listCodeNames({ kind, code }: SearchRecord): string[] {
  if (kind === 'guide') return listNames(code);
  return kind === 'field' ? listNames((code.match(/\b[A-Z][A-Z\d_]+\b/g) ?? []).join(' ')) : [];
}

function listNames(code: string): string[] {
  return listChunks(code).flatMap((chunk) => {
    const written = code.slice(chunk[0]?.start, chunk.at(-1)?.end);
    const isName = chunk.length > 1 && /^[a-z_]\w*$/i.test(written);
    return isName ? glue(chunk) : [];
  });
}

/** Returns the code of a record that it can be found by: of a guide's, the lines with names. */
export function readFoundCode({ kind, code }: SearchRecord): string {
  if (kind !== 'guide') return code;
  const lines = code.split('\n');
  return lines.filter((line) => listNames(line).length > 0).join('\n');
}

/** Returns the numbers of the lists that contain each word. */
function invert(lists: readonly string[][]): Map<string, number[]> {
  const numbers = new Map<string, number[]>();
  for (const [number, words] of lists.entries()) {
    for (const word of new Set(words)) {
      const known = numbers.get(word);
      if (known) known.push(number);
      else numbers.set(word, [number]);
    }
  }
  return numbers;
}
