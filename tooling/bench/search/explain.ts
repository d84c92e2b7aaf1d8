import type { Found } from '../../../src/search/engine/create-engine';
import type { IndexFile } from '../../../src/search/engine/index/write-index';
import { stem } from '../../../src/search/engine/query/stem';
import type { PageHit } from '../../../src/search/engine/score/rank-pages';
import { defaultRanking } from '../../../src/search/engine/score/ranking';
import {
  type Factors,
  multiply,
  type ScoredVariant,
  scoreRecord,
} from '../../../src/search/engine/score/score-record';
import { createTitleReader } from '../../../src/search/engine/score/score-titles';
import type { WeighedWord } from '../../../src/search/engine/score/weigh-word';
import { type OpenIndex, openIndex } from './open-index';

const places = 5;
/** The attributes of the bits of postings, in the core and in the texts. */
const nameBits = ['title', 'names', 'headings', 'terms'];

/** Says why each of the first pages that a query finds is where it is. */
export function explainQuery(text: string, files: readonly IndexFile[]): string {
  const index = openIndex(files);
  const found = index.engine.find(text);
  const hits = found.hits.slice(0, places);
  const weak = found.isWeak ? '\nNothing matches well: these are only the closest pages.' : '';
  const blocks = hits.map((hit, place) => explainHit(hit, place + 1, found, index));
  return [`"${text}" finds ${found.hits.length} pages.${weak}`, ...blocks].join('\n\n');
}

function explainHit(hit: PageHit, place: number, found: Found, index: OpenIndex): string {
  const { core } = index.engine;
  const { record } = hit;
  const page = core.pageOf[record] ?? 0;
  const anchor = core.anchors[record];
  const route = `${core.routes[page]}${anchor ? `#${anchor}` : ''}`;
  const head = `${place}. ${core.titles[record]} (${core.kinds[record]}) ${route}`;
  const best = pickVariant(record, found, index);
  if (!best) return `${head}\n   score ${hit.score.toFixed(2)}, by the path of the operation`;
  const { variant, factors } = best;
  const own = multiply(factors);
  const rest = hit.score - own;
  return [
    head,
    `   score ${hit.score.toFixed(2)} = ${describeFactors(factors)}${describeRest(rest)}`,
    ...variant.words.map((word) => `   ${describeWord(word, record, index)}`),
  ].join('\n');
}

function pickVariant(
  record: number,
  { variants }: Found,
  { engine: { core } }: OpenIndex,
): { variant: ScoredVariant; factors: Factors } | undefined {
  const context = { core, ranking: defaultRanking, titlesOf: createTitleReader(core) };
  const scored = variants.map((variant) => ({
    variant,
    factors: scoreRecord(record, variant, context),
  }));
  return scored.sort((a, b) => multiply(b.factors) - multiply(a.factors))[0];
}

const factorNames: Record<keyof Factors, string> = {
  words: 'words',
  coverage: 'share of the query',
  title: 'in the title',
  question: 'like a question or a message of it',
  subject: 'like what readers ask about the page',
  level: 'level',
  kind: 'kind',
  standing: 'standing',
  variant: 'other wording',
};

/** Factors of 1 change nothing. */
function describeFactors(factors: Factors): string {
  return Object.entries(factors)
    .filter(([name, value]) => name === 'words' || Math.abs(value - 1) > 0.005)
    .map(([name, value]) => `${value.toFixed(2)} ${factorNames[name as keyof Factors]}`)
    .join(' × ');
}

function describeRest(rest: number): string {
  if (Math.abs(rest) < 0.005) return '';
  return rest < 100
    ? ` + ${rest.toFixed(2)} other parts of the page`
    : ` + ${rest.toFixed(2)} the path of the operation`;
}

function describeWord(weighed: WeighedWord, record: number, index: OpenIndex): string {
  const { word, idf, values, terms, forms } = weighed;
  const head = `${word} (rarity ${idf.toFixed(1)})`;
  const found = [...terms]
    .map(([term, quality]) => ({ term, quality, places: listPlaces(term, record, index) }))
    .filter((match) => match.places.length > 0)
    .sort((a, b) => b.quality - a.quality);
  if (found.length === 0) return `${head}: only in the page's title, or nowhere`;
  const texts = found.slice(0, 3).map(({ term, quality, places: where }) => {
    const how = describeTerm(word, term, forms);
    return `"${term}" (${how}, ${quality.toFixed(2)}) in ${where.join(', ')}`;
  });
  return `${head}, ${(values[record] ?? 0).toFixed(2)}: ${texts.join('; ')}`;
}

function describeTerm(word: string, term: string, forms: ReadonlySet<string>): string {
  if (term === word) return 'itself';
  if (forms.has(term) || stem(word).derived === stem(term).derived) return 'same stem';
  if (term.startsWith(word)) return 'half typed';
  return forms.size > 0 ? 'synonym' : 'synonym or similar';
}

/** Lists the attributes of a record that contain a term. */
function listPlaces(
  term: string,
  record: number,
  { engine: { core }, lexicons }: OpenIndex,
): string[] {
  return lexicons.flatMap((lexicon, number) => {
    const place = lexicon.indexOf(term);
    const found: string[] = [];
    if (place < 0) return found;
    lexicon.eachRecord(place, (each, attributes) => {
      if (each === record) found.push(...nameAttributes(number, attributes));
    });
    lexicon.eachQuestion(place, (each) => {
      const question = core.questions[each];
      if (question?.record === record) found.push(question.isMessage ? 'messages' : 'questions');
    });
    return found;
  });
}

function nameAttributes(lexicon: number, attributes: number): string[] {
  if (lexicon === 0) return nameBits.filter((_, bit) => attributes & (1 << bit));
  return [...(attributes & 1 ? ['text'] : []), ...(attributes & 2 ? ['code'] : [])];
}
