import type { Parameter } from '../openapi/messages';
import type { Api } from '../openapi/model';

/** A parameter that many operations have in common, and how many of them. */
export interface SharedParameter {
  name: string;
  description?: string;
  operations: number;
}

function count(api: Api, belongs: (parameter: Parameter) => boolean): SharedParameter[] {
  const found = new Map<string, SharedParameter>();
  for (const { parameters } of api.operations) {
    for (const { name, description } of parameters.filter(belongs)) {
      const known: SharedParameter = found.get(name) ?? { name, operations: 0 };
      const words = known.description ?? description;
      found.set(name, {
        name,
        operations: known.operations + 1,
        ...(words && { description: words }),
      });
    }
  }
  return [...found.values()];
}

/** The required headers that more than half of the operations have: explained once, on the overview. */
export function findSharedHeaders(api: Api): SharedParameter[] {
  return count(api, (parameter) => parameter.in === 'header' && parameter.required).filter(
    ({ operations }) => operations * 2 > api.operations.length,
  );
}

const pagingNames = new Set(['count', 'page', 'all', 'limit', 'offset', 'cursor', 'per_page']);

/** The query parameters that page through lists, where at least two operations have them. */
export function findPagination(api: Api): SharedParameter[] {
  return count(api, ({ in: place, name }) => place === 'query' && pagingNames.has(name)).filter(
    ({ operations }) => operations > 1,
  );
}

/** How many parameters, headers and fields of a part of the model have a description, and how many lack one. */
export function countDescriptions(part: unknown): { described: number; undescribed: number } {
  const total = { described: 0, undescribed: 0 };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    if ('name' in value && 'anchor' in value && 'schema' in value) {
      const { description, schema } = value as Parameter;
      total[(description ?? schema.description) ? 'described' : 'undescribed'] += 1;
    }
    Object.values(value).forEach(visit);
  };
  visit(part);
  return total;
}
