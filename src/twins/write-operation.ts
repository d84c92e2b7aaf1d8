import { languageOf } from '../openapi/build/media-type';
import { headRetry } from '../openapi/errors';
import type { Body, Example, MediaType, Response } from '../openapi/messages';
import { places, placeTitles } from '../openapi/places';
import type { ErrorReason, OperationError } from '../page-models/error-reasons';
import type { OperationPage } from '../page-models/model';
import type { Sample } from '../samples/sample';
import { countOf } from '../text/count-of';
import { code } from '../text/inline-markdown';
import { listFields, listParameters, writeFacts } from './fields';
import { fence, type Link, writeBlocks, writeLink, writePage } from './markdown';
import { writeHistory } from './write-changelog';

/** Writes the twin of an operation's page, in which links are full URLs. `note` is Markdown. */
export function writeOperation(page: Omit<OperationPage, 'note'>, note?: string): string {
  const { id, isIdMade, method, path, description, details, deprecated, received, mark } = page;
  const { retry, serverNote, authentication, parameters, body, responses } = page;
  const { area, samples, step, mentions, comparison, related, history } = page;
  return writePage(page.title, [
    `${code(`${method} ${path}`)}\n\n${isIdMade ? writeKind(received) : `Operation ID ${code(id)}, ${writeKind(received).toLowerCase()}`} ${writeLink(area)}${deprecated ? ', deprecated' : ''}${mark ? `, ${mark}` : ''}.`,
    serverNote,
    description,
    details,
    retry && `${headRetry(retry)} ${retry.description}`,
    authentication && `Authentication: ${authentication}.`,
    ...places.map((place) => {
      const list = listParameters(parameters.filter((parameter) => parameter.in === place));
      return list && `## ${placeTitles[place]}\n\n${list}`;
    }),
    body && writeBody(body, comparison),
    responses.length > 0 &&
      `## Responses\n\n${responses.map((each) => writeResponse(each, page)).join('\n\n')}`,
    note && `## Good to know\n\n${note}`,
    samples.length > 0 &&
      writeBlocks(['## Samples', step && writeTourStep(step), ...samples.map(writeSample)]),
    mentions.length > 0 && writeMentions(page),
    related.length > 0 &&
      writeBlocks([
        '## Related operations',
        writeLifeCycle(page.lifeCycle),
        related.map((link) => `- ${writeLink(link)}`).join('\n'),
      ]),
    history && `## History\n\n${writeHistory(history)}`,
  ]);
}

function writeMentions({
  mentions,
  mentionedIn,
}: Pick<OperationPage, 'mentions' | 'mentionedIn'>): string {
  const more = mentionedIn.length - mentions.length;
  const lines = mentions.map((link) => `- ${writeLink(link)}: ${link.sentence}`);
  if (more > 0) lines.push(`- and ${more} more`);
  return `## Guides that mention this operation\n\n${lines.join('\n')}`;
}

function writeKind(received: OperationPage['received']): string {
  return received ? `A ${received.kind} of` : 'Area';
}

/** Writes the steps in order; empty if there are none. */
function writeLifeCycle(steps: OperationPage['lifeCycle']): string {
  if (steps.length === 0) return '';
  const written = steps.map(({ states, operations }) => {
    return `${operations.map(writeLink).join(' or ')} (${states.map(code).join(', ')})`;
  });
  return `Life cycle: ${written.join(' → ')}`;
}

function writeComparison({
  creator,
  differences,
}: NonNullable<OperationPage['comparison']>): string {
  const clauses = differences.map(({ names, words }) => `${names.map(code).join(', ')} ${words}`);
  return `Same fields as ${writeLink(creator)}${clauses.length > 0 ? `, except: ${clauses.join('; ')}` : ''}.`;
}

function writeBody(
  { required, description, content, mark }: Body,
  comparison?: OperationPage['comparison'],
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
  { errors, overview }: Pick<OperationPage, 'errors' | 'overview'>,
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
