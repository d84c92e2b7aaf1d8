import type { Argument, Call } from '../openapi/calls/call';
import { isError } from '../openapi/errors';
import type { Example, MediaType, Response } from '../openapi/messages';
import type { Operation } from '../openapi/model';
import type { SchemaNode } from '../openapi/schema-node';
import type { Step } from '../story/story';
import { isStructure } from '../text/written-number';
import type { AuthoredVersion } from './authored-version';
import { keyOfValue, type Marks } from './changelog/find-marks';
import { anchorOfItems } from './changelog/locate-parts';
import type { OperationPage } from './model';

/** What decides how a page shows the parts of its operation. */
interface ShowingOptions {
  /** The marks of recent releases. */
  marks: Marks;
  /** What authors say about errors, by status. */
  errors: AuthoredVersion['errors'];
  /** The step of the story that the page shows. */
  step?: Step | undefined;
  /** The call that its samples show. */
  call?: Call | undefined;
}

/**
 * Returns the parts of an operation as its page shows them. Recent releases mark what they changed, and errors have
 * the names that authors gave them. The examples of the step come first, so that the page shows the request of the
 * samples and the response to it. A parameter or field has no example of its own where the code beside the text
 * shows a value for it: that of the samples, or else of the first example of each body.
 */
export function showParts(
  { parameters, body, responses }: Operation,
  { marks, errors, step, call }: ShowingOptions,
): Pick<OperationPage, 'mark' | 'parameters' | 'body' | 'responses'> {
  return {
    mark: marks.get(''),
    parameters: parameters.map((each) => showRow(each, marks, listSent(each, call))),
    body: body && {
      ...body,
      mark: marks.get('request'),
      content: body.content.map((each) => showMedia(each, marks, step?.example, call?.body?.json)),
    },
    responses: responses.map((response) =>
      isError(response)
        ? showResponse(response, marks, errors.get(response.status)?.label)
        : showResponse(response, marks, response.label, step?.returns ?? step?.example),
    ),
  };
}

function showResponse(
  response: Response,
  marks: Marks,
  label = response.label,
  firstExample?: string,
): Response {
  const { anchor, headers, content } = response;
  return {
    ...response,
    label,
    mark: marks.get(anchor),
    headers: headers.map((each) => showRow(each, marks)),
    content: content.map((each) => showMedia(each, marks, firstExample)),
  };
}

/** `sent` is the body of the call that the samples show. */
function showMedia(
  media: MediaType,
  marks: Marks,
  firstExample: string | undefined,
  sent?: unknown,
): MediaType {
  const examples =
    firstExample === undefined
      ? media.examples
      : media.examples.toSorted(
          (one, other) => Number(other.name === firstExample) - Number(one.name === firstExample),
        );
  const value = sent ?? readExample(examples[0]);
  const values = value === undefined ? [] : [value];
  return { ...media, examples, schema: showSchema(media.schema, media.anchor, marks, values) };
}

/** Shows a parameter, header, field or alternative, and what is inside. */
function showRow<Row extends { anchor: string; schema: SchemaNode }>(
  row: Row,
  marks: Marks,
  values: readonly unknown[] = [],
): Row {
  const { anchor, schema } = row;
  return { ...row, mark: marks.get(anchor), schema: showSchema(schema, anchor, marks, values) };
}

/** `values` are those that the code beside the text shows for the schema. */
function showSchema(
  node: SchemaNode,
  anchor: string,
  marks: Marks,
  values: readonly unknown[],
): SchemaNode {
  const { fields, variants, rules, items } = node;
  return {
    ...node,
    example: values.some(isTelling) ? undefined : node.example,
    values: node.values.map((each) => ({
      ...each,
      mark: marks.get(keyOfValue(anchor, each.value)),
    })),
    fields: fields.map((each) => showRow(each, marks, values.flatMap(readField(each.name)))),
    variants: variants.map((each) => showRow(each, marks, values)),
    rules: rules?.map((each) => showRow(each, marks)),
    items:
      items && showSchema(items, anchorOfItems(node, anchor), marks, values.flatMap(listInner)),
  };
}

function listSent({ name, in: location }: Pick<Argument, 'name' | 'in'>, call?: Call): unknown[] {
  const sent = call?.parameters.filter((each) => each.name === name && each.in === location);
  return sent?.map(({ json }) => json) ?? [];
}

/** An example as JSON; undefined if it is none. */
function readExample(example: Example | undefined): unknown {
  try {
    return JSON.parse(example?.text ?? '');
  } catch {
    return undefined;
  }
}

const readField = (name: string) => (value: unknown) =>
  isStructure(value) && Object.hasOwn(value, name) ? [Reflect.get(value, name)] : [];

const listInner = (value: unknown) => (isStructure(value) ? Object.values(value) : []);

/** Whether a value tells readers something: null and what is empty do not. */
function isTelling(value: unknown): boolean {
  return isStructure(value) ? Object.keys(value).length > 0 : value !== null && value !== '';
}
