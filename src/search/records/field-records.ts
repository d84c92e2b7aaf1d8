import type { Operation } from '../../openapi/model';
import type { OperationPage } from '../../page-models/model';
import { type Draft, toParagraphs, weights } from './draft';
import { type ListedField, listRequestFields, listResponseFields } from './list-fields';
import { toSearchedPage } from './operation-records';

/**
 * The parameters and fields that a reader may look for. Everything that a caller sends, but for the
 * headers that the overview explains once. Of the responses: all headers, and each field that the
 * operation does not take as well, once per area, where a reader would look it up.
 */
export function draftFields(pages: readonly OperationPage[]): Draft[] {
  const owners = findOwners(pages);
  return pages.flatMap((operationPage) => {
    const { operation, sharedHeaders } = operationPage;
    const page = toSearchedPage(operationPage);
    const draft = (field: ListedField, weight: number): Draft => ({
      ...{ kind: 'field', title: field.name, page, weight },
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

function describeField({ description, schema }: ListedField): Pick<Draft, 'paragraphs' | 'code'> {
  const texts = [
    description ?? schema.description,
    ...schema.values.map((each) => each.description && `${each.value}: ${each.description}`),
  ];
  const facts = [
    ...schema.values.map(({ value }) => value),
    ...schema.limits,
    schema.default ?? '',
    schema.constant ?? '',
    schema.example ?? '',
  ];
  return {
    paragraphs: texts.flatMap(toParagraphs),
    code: [facts.filter(Boolean).join(' · ')].filter(Boolean),
  };
}

/** Where each returned field has its record: the anchor by what makes it the same field. */
function findOwners(pages: readonly OperationPage[]): Map<string, string> {
  const owners = new Map<string, { anchor: string; key: string; rank: number }>();
  for (const { operation } of pages) {
    const sent = new Set(listRequestFields(operation).map(({ name }) => name));
    for (const field of listResponseFields(operation).filter(({ name }) => !sent.has(name))) {
      const meaning = [operation.area, field.name, explain(field)].join('\n');
      const rank = rankReader(operation) * 10 + field.path.split('.').length;
      const known = owners.get(meaning);
      if (known && known.rank <= rank) continue;
      owners.set(meaning, { anchor: field.anchor, key: identify(field, operation), rank });
    }
  }
  return new Map([...owners.values()].map(({ key, anchor }) => [key, anchor]));
}

function explain({ description, schema }: ListedField): string {
  return description ?? schema.description ?? schema.label;
}

function identify({ anchor }: ListedField, { id }: Operation): string {
  return `${id} ${anchor}`;
}

/** Readers look up what a thing consists of where it is created, then where one such thing is read. */
function rankReader({ method, path }: Operation): number {
  const isCreation = /^(POST|PUT)$/.test(method) && !path.includes('{');
  const isReading = method === 'GET' && path.endsWith('}');
  const segments = path.split('/').length;
  return (isCreation ? 0 : isReading ? 1 : 2) * 10 + segments;
}
