import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VersionContent } from '../../../src/content/model';
import { listDescriptions, textPointer } from '../../../src/openapi/coverage/list-descriptions';
import { asObject, type OpenApiDocument } from '../../../src/openapi/document/document';
import { listOperations } from '../../../src/openapi/document/list-operations';
import { resolve } from '../../../src/openapi/document/reference';
import { type Finding, inDocument, inFile, type Problem } from '../../../src/problems/problem';
import { listResponses } from '../../../src/story/response-examples';

/** The pattern that names have to match, in a message. */
const pattern = /regex (\^\S+?\$)\. /;

/** What an error says about the value of a field or parameter. */
interface Reason {
  field: string;
  /** How the pointers of its descriptions start. */
  owners: string[];
  message: string;
}

/** Finds limits, in descriptions of fields and in rows of tables, that contradict the messages of errors. */
export function checkLimits({ document, locate, guides, notes }: VersionContent): Problem[] {
  if (!document || !locate) return [];
  const reasons = listReasons(document);
  const described = listDescriptions(document).flatMap((part) => {
    const { name, pointer, description = '' } = part;
    const messages = reasons.flatMap(({ field, owners, message }) =>
      field === name && owners.some((owner) => pointer.startsWith(owner)) ? [message] : [],
    );
    const limits = [...description.matchAll(/(?:\d to|at most|up to) (\d[\d,]*)/gi)];
    const findings = compareLimits(
      limits.map(([, limit = '']) => limit),
      messages,
    );
    return findings.map((each) => ({ ...each, pointer: textPointer(part) }));
  });
  const known = reasons.map(({ message }) => message);
  return [
    ...inDocument(locate, described),
    ...[...guides, ...notes].flatMap(({ file, prose }) =>
      inFile(file, checkRows(prose.tree, known)),
    ),
  ];
}

function listReasons(document: OpenApiDocument): Reason[] {
  return listOperations(document).flatMap((raw) => {
    const { content } = resolve(document, raw.operation.requestBody);
    const schemas = Object.values(asObject(content)).map((media) => asObject(media).schema);
    const bodies = schemas.map((schema) => `${String(asObject(schema).$ref).slice(1)}/properties/`);
    const owners = [...bodies, `${raw.pointer}/parameters/`];
    return listResponses(document, raw).flatMap((response) => {
      const { request, value } = response.content?.example ?? {};
      const { change, with: parameters } = asObject(request);
      const message = String(asObject(value).message ?? value);
      const fields = Object.keys({ ...asObject(change), ...asObject(parameters) });
      return fields.map((field) => ({ field, owners, message }));
    });
  });
}

/** Checks rows that quote messages. A pattern that one leaves out (…) is that of the errors with this message. */
function checkRows(tree: Root, known: readonly string[]): Finding[] {
  const findings: Finding[] = [];
  visit(tree, 'tableRow', (row) => {
    const quoted: string[] = [];
    const words: string[] = [];
    visit(row, 'inlineCode', ({ value }) => void quoted.push(value));
    visit(row, 'text', ({ value }) => void words.push(value));
    const whole = quoted.flatMap((each) => {
      const parts = each.split('…');
      const isOf = (message: string) => parts.every((part) => message.includes(part));
      return known.filter((message) => parts.length > 1 && pattern.test(message) && isOf(message));
    });
    const limits = words.join(' ').match(/\d[\d,]*\b(?! [kM]i?B)/g) ?? [];
    const { line, column } = row.position?.start ?? {};
    const found = compareLimits(limits, [...quoted, ...whole]);
    findings.push(...found.map((each) => ({ ...each, line, column })));
  });
  return findings;
}

/** Reports limits if messages state others, and none states one of them. */
function compareLimits(limits: readonly string[], messages: readonly string[]): Finding[] {
  const numbers = limits.map((limit) => Number(limit.replaceAll(',', '')));
  const stating = messages.flatMap((message) => {
    const isLimit = readLimit(message);
    return isLimit ? [{ message, isLimit }] : [];
  });
  const [first] = stating;
  if (!first || numbers.length === 0) return [];
  if (stating.some(({ isLimit }) => numbers.some(isLimit))) return [];
  return [
    {
      code: 'writing/contradicting-limit',
      found: `the limit ${limits.join(', ')}, although the server says: ${first.message}`,
      expected: 'the limit in the message of the error',
      fix: 'correct the limit, or the example of the error',
    },
  ];
}

/** Whether a number is the upper limit that a message states; undefined if it states none. */
function readLimit(message: string): ((number: number) => boolean) | undefined {
  const [, names] = pattern.exec(message) ?? [];
  if (names !== undefined) {
    const allows = (length: number) => new RegExp(names).test('A'.repeat(length));
    return (number) => allows(number) && !allows(number + 1);
  }
  const [, limit] =
    /(?:longer than|larger than|exceed|between \d+ and|limit:) (\d+)/.exec(message) ?? [];
  return limit === undefined ? undefined : (number) => number === Number(limit);
}
