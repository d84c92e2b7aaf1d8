import type { Parameter } from '../openapi/messages';
import type { Api } from '../openapi/model';

/** A parameter that many operations share, and the number of these operations. */
export interface SharedParameter {
  name: string;
  description?: string;
  operations: number;
}

function listShared(api: Api, isShared: (parameter: Parameter) => boolean): SharedParameter[] {
  const found = new Map<string, SharedParameter>();
  for (const { parameters } of api.operations) {
    for (const { name, description } of parameters.filter(isShared)) {
      const known: SharedParameter = found.get(name) ?? { name, operations: 0 };
      const text = known.description ?? description;
      found.set(name, {
        name,
        operations: known.operations + 1,
        description: text,
      });
    }
  }
  return [...found.values()];
}

/** Finds the required headers that more than half of the operations share. The overview explains them. */
export function findSharedHeaders(api: Api): SharedParameter[] {
  return listShared(api, (parameter) => parameter.in === 'header' && parameter.required).filter(
    ({ operations }) => operations * 2 > api.operations.length,
  );
}

const pagingNames = new Set(['count', 'page', 'all', 'limit', 'offset', 'cursor', 'per_page']);

/** Finds the query parameters for pagination that at least two operations share. */
export function findPagination(api: Api): SharedParameter[] {
  return listShared(
    api,
    ({ in: location, name }) => location === 'query' && pagingNames.has(name),
  ).filter(({ operations }) => operations > 1);
}

/** The parameters, headers and fields in a part of the API model, with and without a description. */
export interface Described {
  described: Pick<Parameter, 'name' | 'anchor'>[];
  undescribed: Pick<Parameter, 'name' | 'anchor'>[];
}

/** Sorts the parameters, headers and fields in a part of the API model by whether they are described. */
export function sortDescribed(part: unknown): Described {
  const sorted: Described = { described: [], undescribed: [] };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if ('name' in value && 'anchor' in value && 'schema' in value) {
      const { name, anchor, description, schema } = value as Parameter;
      const isDescribed = Boolean(description ?? schema.description);
      sorted[isDescribed ? 'described' : 'undescribed'].push({ name, anchor });
    }
    Object.values(value).forEach(visit);
  };
  visit(part);
  return sorted;
}
