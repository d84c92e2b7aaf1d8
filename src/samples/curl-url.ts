import type { Argument, Call } from '../openapi/call';

/** The whole address that a call asks, with everything encoded that a URL or a shell could take for its own. */
export function writeUrl({ server, operation, parameters }: Call): string {
  const path = operation.path.replace(/\{([^}]+)\}/g, (template, name) => {
    const argument = parameters.find((each) => each.in === 'path' && each.name === name);
    return argument ? encodeValue(argument.json) : template;
  });
  const query = parameters.filter((argument) => argument.in === 'query').flatMap(writePairs);
  return server + path + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** The text of a parameter's value: that of a list separates its items by commas. */
export function textOf(json: unknown): string {
  if (Array.isArray(json)) return json.map(textOf).join(',');
  return typeof json === 'string' ? json : JSON.stringify(json);
}

function writePairs({ name, json, explode }: Argument): string[] {
  const values = explode && Array.isArray(json) ? json : [json];
  return values.map((value) => `${encode(name)}=${encodeValue(value)}`);
}

function encodeValue(json: unknown): string {
  return Array.isArray(json) ? json.map(encodeValue).join(',') : encode(textOf(json));
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
