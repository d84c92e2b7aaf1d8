import { languageOf } from '../openapi/build/media-type';
import { retryWords } from '../openapi/errors';
import type { Body, MediaType, Response } from '../openapi/messages';
import type { BodyDifference } from '../page-models/compare-bodies';
import type { OperationPage } from '../page-models/model';
import type { Sample } from '../samples/sample';
import { listFields, listParameters, writeFacts } from './fields';
import { code, fence, type Link, writeLink, writePage } from './markdown';

/** The parts of an operation's page model that its twin shows; links are full URLs. */
export interface WrittenOperation extends Pick<OperationPage, 'operation' | 'samples'> {
  area: Link;
  /** Guides that mention it, each with the sentence that does. */
  mentions: (Link & { sentence: string })[];
  comparison?: { creator: Link; differences: BodyDifference[] };
  lifeCycle: { states: string[]; operations: Link[]; isCurrent: boolean }[];
  related: Link[];
}

const locations = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** Writes the twin of an operation's page. `note` is Markdown. */
export function writeOperation(page: WrittenOperation, note?: string): string {
  const { operation, area, samples, mentions, comparison, lifeCycle, related } = page;
  const { title, id, method, path, description, deprecated, authentication, parameters } =
    operation;
  return writePage(title, [
    `${code(`${method} ${path}`)}\n\nOperation id ${code(id)}, area ${writeLink(area)}${deprecated ? ', deprecated' : ''}.`,
    description,
    authentication && `Authentication: ${authentication}.`,
    ...locations.map(([location, head]) => {
      const list = listParameters(parameters.filter((parameter) => parameter.in === location));
      return list && `## ${head}\n\n${list}`;
    }),
    operation.body && writeBody(operation.body, comparison),
    operation.responses.length > 0 &&
      `## Responses\n\n${operation.responses.map(writeResponse).join('\n\n')}`,
    note && `## Good to know\n\n${note}`,
    samples.length > 0 && `## Samples\n\n${samples.map(writeSample).join('\n\n')}`,
    mentions.length > 0 &&
      `## Guides that mention this operation\n\n${mentions.map((link) => `- ${writeLink(link)}: ${link.sentence}`).join('\n')}`,
    related.length > 0 &&
      [
        '## Related operations',
        writeLifeCycle(lifeCycle),
        related.map((link) => `- ${writeLink(link)}`).join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n'),
  ]);
}

/** Writes the steps in order; empty if the operation performs none of them. */
function writeLifeCycle(steps: WrittenOperation['lifeCycle']): string {
  if (!steps.some(({ isCurrent }) => isCurrent)) return '';
  const written = steps.map(({ states, operations }) => {
    return `${operations.map(writeLink).join(' or ')} (${states.map(code).join(', ')})`;
  });
  return `Life cycle: ${written.join(' → ')}`;
}

function writeComparison({
  creator,
  differences,
}: NonNullable<WrittenOperation['comparison']>): string {
  const clauses = differences.map(({ names, words }) => `${names.map(code).join(', ')} ${words}`);
  return `Same fields as ${writeLink(creator)}${clauses.length > 0 ? `, except: ${clauses.join('; ')}` : ''}.`;
}

function writeBody(
  { required, description, content }: Body,
  comparison?: WrittenOperation['comparison'],
): string {
  return [
    '## Request body',
    description,
    comparison && writeComparison(comparison),
    ...content.map((media) => writeMedia(media, required ? ', required' : ', optional')),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeMedia({ type, schema, examples }: MediaType, mark = ''): string {
  return [
    `${code(type)}${mark}: ${writeFacts(schema)}`,
    listFields(schema),
    ...examples.map(({ title, description, text }) =>
      [`Example${title ? `: ${title}` : ''}`, description, fence(text, languageOf(type))]
        .filter(Boolean)
        .join('\n\n'),
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeResponse({ status, label, description, headers, content, error }: Response): string {
  const advice = error && `${error.meaning}\n\n${retryWords[error.retry]} ${error.action}`;
  const list = listParameters(headers);
  return [
    `### ${status} ${label}`,
    description,
    advice,
    list && `Headers:\n\n${list}`,
    ...content.map((media) => writeMedia(media)),
    content.length === 0 && 'No body.',
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeSample({ label, fence: language, code: text }: Sample): string {
  return `### ${label}\n\n${fence(text, language)}`;
}
