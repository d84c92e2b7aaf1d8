import { asObject, own } from '../document/document';

/** The address of a Server Object, each variable replaced by its default (OpenAPI, Server Variable Object). */
export function serverUrl(server: unknown): string {
  const { url, variables } = asObject(server);
  return String(url ?? '').replace(/\{([^{}]*)\}/g, (template, name) => {
    const value = asObject(own(asObject(variables), name)).default;
    return value === undefined ? template : String(value);
  });
}
