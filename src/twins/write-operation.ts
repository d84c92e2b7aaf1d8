import { languageOf } from '../openapi/build/media-type';
import { headRetry } from '../openapi/errors';
import type { Body, Example, MediaType, Response } from '../openapi/messages';
import type { HistoryEntry } from '../page-models/changelog/history';
import type { BodyDifference } from '../page-models/compare-bodies';
import type { ErrorReason, OperationError } from '../page-models/error-reasons';
import type { OperationPage } from '../page-models/model';
import type { Sample } from '../samples/sample';
import { countOf } from '../text/count-of';
import { code } from '../text/inline-markdown';
import { listFields, listParameters, writeFacts } from './fields';
import { fence, type Link, writeBlocks, writeLink, writePage } from './markdown';
import { writeHistory } from './write-changelog';

/** The parts of an operation's page model that its twin shows; links are full URLs. */
export interface WrittenOperation extends Pick<OperationPage, 'operation' | 'samples' | 'errors'> {
  area: Link;
  overview: Link;
  /** Guides that mention it, each with the sentence that does. */
  mentions: (Link & { sentence: string })[];
  /** All guides that mention it. */
  mentionedIn: readonly unknown[];
  comparison?: { creator: Link; differences: BodyDifference[] };
  lifeCycle: { states: string[]; operations: Link[]; isCurrent: boolean }[];
  related: Link[];
  step?: { number: number; route: string };
  history?: HistoryEntry[];
}

const locations = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** Writes the twin of an operation's page. `note` is Markdown. */
export function writeOperation(page: WrittenOperation, note?: string): string {
  const { operation, area, samples, mentions, comparison, lifeCycle, related, history } = page;
  const { retry, serverCall, details, received } = operation;
  const { step } = page;
  const {
    title,
    id,
    isIdMade,
    method,
    path,
    description,
    deprecated,
    authentication,
    parameters,
    mark,
  } = operation;
  return writePage(title, [
    `${code(`${method} ${path}`)}\n\n${isIdMade ? writeKind(received) : `Operation ID ${code(id)}, ${writeKind(received).toLowerCase()}`} ${writeLink(area)}${deprecated ? ', deprecated' : ''}${mark ? `, ${mark}` : ''}.`,
    serverCall &&
      `The server serves it as ${code(`${serverCall.method} ${serverCall.path}`)}. ${serverCall.description}`,
    description,
    details,
    retry && `${headRetry(retry)} ${retry.description}`,
    authentication && `Authentication: ${authentication}.`,
    ...locations.map(([location, head]) => {
      const list = listParameters(parameters.filter((parameter) => parameter.in === location));
      return list && `## ${head}\n\n${list}`;
    }),
    operation.body && writeBody(operation.body, comparison),
    operation.responses.length > 0 &&
      `## Responses\n\n${operation.responses.map((each) => writeResponse(each, page)).join('\n\n')}`,
    note && `## Good to know\n\n${note}`,
    samples.length > 0 &&
      writeBlocks(['## Samples', step && writeTourStep(step), ...samples.map(writeSample)]),
    mentions.length > 0 && writeMentions(page),
    related.length > 0 &&
      writeBlocks([
        '## Related operations',
        writeLifeCycle(lifeCycle),
        related.map((link) => `- ${writeLink(link)}`).join('\n'),
      ]),
    history && `## History\n\n${writeHistory(history)}`,
  ]);
}

function writeMentions({ mentions, mentionedIn }: WrittenOperation): string {
  const more = mentionedIn.length - mentions.length;
  const lines = mentions.map((link) => `- ${writeLink(link)}: ${link.sentence}`);
  if (more > 0) lines.push(`- and ${more} more`);
  return `## Guides that mention this operation\n\n${lines.join('\n')}`;
}

function writeKind(received: OperationPage['operation']['received']): string {
  return received ? `A ${received.kind} of` : 'Area';
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
  { required, description, content, mark }: Body,
  comparison?: WrittenOperation['comparison'],
): string {
  return writeBlocks([
    `## Request body${addMark(mark)}`,
    description,
    comparison && writeComparison(comparison),
    ...content.map((media) => writeMedia(media, required ? ', required' : ', optional')),
  ]);
}

function writeMedia({ type, schema, details, examples }: MediaType, mark = ''): string {
  return writeBlocks([
    `${code(type)}${mark}: ${writeFacts(schema)}`,
    details,
    listFields(schema),
    ...examples.map(({ name, title, description, text }) =>
      writeBlocks([
        // The key of an only example is there because the document needs one.
        `Example${title && (title !== name || examples.length > 1) ? `: ${title}` : ''}`,
        description,
        fence(text, languageOf(type)),
      ]),
    ),
  ]);
}

function addMark(mark: string | undefined): string {
  return mark ? ` (${mark})` : '';
}

function writeResponse(
  response: Response,
  { errors, overview }: Pick<WrittenOperation, 'errors' | 'overview'>,
): string {
  const { status, label, description, details, headers, content, mark } = response;
  const error = errors[status];
  const list = listParameters(headers);
  return writeBlocks([
    `### ${status} ${label}${addMark(mark)}`,
    description,
    details,
    error && introduceError(error, status, overview),
    list && `Headers:\n\n${list}`,
    ...content.map((media) =>
      writeMedia(error ? { ...media, examples: media.examples.filter(isNoReason) } : media),
    ),
    ...(error?.reasons ?? []).map(writeReason),
    content.length === 0 && 'No body.',
  ]);
}

/** Whether authors wrote an example of an error that is not one of the reasons for it. */
function isNoReason({ anchor, isMade }: Example): boolean {
  return anchor === undefined && !isMade;
}

function introduceError({ meaning, shared }: OperationError, status: string, link: Link): string {
  return [
    meaning,
    shared > 0 && `${countOf(shared, 'more reason')} that many operations share:`,
    writeLink({ ...link, title: `More about ${status}` }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Writes a reason for an error, with the body of the response. */
export function writeReason({ title, description, type, text }: ErrorReason): string {
  const words = description ? `**${title}** ${description}` : `**${title}**`;
  return `${words}\n\n${fence(text, languageOf(type))}`;
}

function writeSample({ label, description, fence: language, code: text }: Sample): string {
  return writeBlocks([`### ${label}`, description, fence(text, language)]);
}

function writeTourStep({ number, route }: { number: number; route: string }): string {
  return `The call is ${writeLink({ title: `step ${number} of the tour`, route })}.`;
}
