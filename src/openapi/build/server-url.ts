import { asObject, own } from '../document/document';

/** The URL of a Server Object, with the default of each variable (OpenAPI, Server Variable Object). */
export function serverUrl(server: unknown): string {
  const { url, variables } = asObject(server);
  return String(url ?? '').replace(/\{([^{}]*)\}/g, (template, name) => {
    const value = asObject(own(asObject(variables), name)).default;
    return value === undefined ? template : String(value);
  });
}
