import type { OperationPage } from '../../page-models/model';
import { cutLongValue } from '../../text/long-value';
import { type Draft, toParagraphs, weights } from './draft';
import { type ListedField, listRequestFields, listResponseFields } from './list-fields';
import { toSearchedPage } from './operation-records';

/**
 * Drafts the records of parameters and fields. Of requests, these are all but the headers that the overview
 * explains once. Of responses, they are the headers, and the fields that no request has: a field that several
 * operations of an area return has one record, at the operation where a reader would look it up.
 */
export function draftFields(pages: readonly OperationPage[]): Draft[] {
  const owners = findOwners(pages);
  return pages.flatMap((operation) => {
    const { sharedHeaders } = operation;
    const page = toSearchedPage(operation);
    const draft = (field: ListedField, weight: number): Draft => ({
      kind: 'field',
      title: field.name,
      page,
      weight,
      anchor: field.anchor,
      headings: [field.heading],
      names: [field.path, field.sdkName ?? '', field.schema.typeName ?? ''],
      ...describeField(field),
    });
    const sent = listRequestFields(operation).filter(
      ({ isHeader, name }) => !(isHeader && sharedHeaders.has(name.toLowerCase())),
    );
    const returned = listResponseFields(operation).filter(
      (field) => field.isHeader || owners.get(identify(field, operation)) === field.anchor,
    );
    return [
      ...sent.map((field) => draft(field, weights.request)),
      ...returned.map((field) => draft(field, weights.response)),
    ];
  });
}

function describeField({
  description,
  schema,
  examples,
}: ListedField): Pick<Draft, 'paragraphs' | 'code'> {
  const shown = examples ?? [{ value: schema.example }];
  const texts = [
    description ?? schema.description,
    ...schema.values.map(({ value, name, description }) =>
      description ? [value, name, description].filter(Boolean).join(': ') : undefined,
    ),
    ...(examples ?? []).flatMap((each) => [each.details, each.description]),
  ];
  const facts = [
    ...schema.values.flatMap(({ value, name }) => [value, name ?? '']),
    ...schema.limits,
    ...[schema.default, schema.constant, ...shown.map(({ value }) => value)].map((value = '') =>
      cutLongValue(value),
    ),
  ];
  return {
    paragraphs: texts.flatMap(toParagraphs),
    code: [facts.filter(Boolean).join(' · ')].filter(Boolean),
  };
}

/** Finds the operation whose record is kept for each response field that several operations share. */
function findOwners(pages: readonly OperationPage[]): Map<string, string> {
  const owners = new Map<string, { anchor: string; key: string; rank: number }>();
  for (const operation of pages) {
    const sent = new Set(listRequestFields(operation).map(({ name }) => name));
    for (const field of listResponseFields(operation).filter(({ name }) => !sent.has(name))) {
      const identity = [operation.area.slug, field.name, explain(field)].join('\n');
      const rank = rankOperation(operation) * 10 + field.path.split('.').length;
      const known = owners.get(identity);
      if (known && known.rank <= rank) continue;
      owners.set(identity, { anchor: field.anchor, key: identify(field, operation), rank });
    }
  }
  return new Map([...owners.values()].map(({ key, anchor }) => [key, anchor]));
}

function explain({ description, schema }: ListedField): string {
  return description ?? schema.description ?? schema.label;
}

function identify({ anchor }: ListedField, { id }: OperationPage): string {
  return `${id} ${anchor}`;
}

/** Readers look up the fields of a resource where it is created, then where a single one is read. */
function rankOperation({ method, path }: OperationPage): number {
  const isCreation = /^(POST|PUT)$/.test(method) && !path.includes('{');
  const isReading = method === 'GET' && path.endsWith('}');
  const segments = path.split('/').length;
  return (isCreation ? 0 : isReading ? 1 : 2) * 10 + segments;
}
