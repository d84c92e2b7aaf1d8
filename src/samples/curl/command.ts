import type { Argument, BodyPart, Call, CallBody } from '../../openapi/calls/call';
import { layOutJson } from '../../text/lay-out-json';
import type { SdkNames } from '../sdk';
import { type Credential, listCredentials } from './credentials';
import { listFields, serialize } from './serialize';

/** Writes a call as one command of a POSIX shell. */
export function writeCurl(call: Call, { token }: Pick<SdkNames, 'token'>): string {
  const { operation, security, body } = call;
  const credentials = listCredentials(security, token);
  // A parameter that is also an API key is sent once, as the key.
  const parameters = call.parameters.filter(
    ({ in: location, name }) =>
      !credentials.some(
        (each) => each.in === location && each.name.toLowerCase() === name.toLowerCase(),
      ),
  );
  const secretsIn = (location: Credential['in']) =>
    credentials.filter((each) => each.in === location);
  const argumentsIn = (location: Argument['in']) =>
    parameters.filter((each) => each.in === location);
  const url = writeUrl({ ...call, parameters }, secretsIn('query'));
  const command = ['curl', ...writeMethod(operation.method, body), url];
  const options = [
    ...secretsIn('user').map(({ user, variable }) => `-u "$${user}:$${variable}"`),
    // If several schemes send the same token, it is sent once.
    ...new Set(secretsIn('header').map(writeSecretHeader)),
    ...argumentsIn('header').map(writeHeader),
    ...writeCookies(argumentsIn('cookie'), secretsIn('cookie')),
    ...(body ? writeBody(body) : []),
  ];
  return [command.join(' '), ...options].join(' \\\n  ');
}

/** Samples for a shell. */
export const curl = { language: 'curl', label: 'cURL', fence: 'bash', write: writeCurl } as const;

/** The option for the method; none if curl chooses that method itself. */
function writeMethod(method: string, body: CallBody | undefined): string[] {
  if (method === (body ? 'POST' : 'GET')) return [];
  // With `-X HEAD`, curl would wait for a body of the announced length.
  return method === 'HEAD' && !body ? ['--head'] : [`-X ${method}`];
}

function writeSecretHeader({ name, before, variable }: Credential): string {
  return `-H ${quoteSecret(`${name}: ${before}`, variable)}`;
}

function writeHeader(argument: Argument): string {
  const value = serialize(argument);
  // `name:` would remove the header; with a semicolon, it is sent without a value.
  return `-H ${quote(value === '' ? `${argument.name};` : `${argument.name}: ${value}`)}`;
}

/** Writes all cookies in one option, because a request has a single cookie header (RFC 6265, section 5.4). */
function writeCookies(cookies: Argument[], keys: Credential[]): string[] {
  const pairs = cookies.map(serialize).filter((pair) => pair !== '');
  const plain = pairs.length > 0 ? [quote(pairs.join('; '))] : [];
  const secrets = keys.map(({ name, variable }, at) =>
    quoteSecret(`${pairs.length + at > 0 ? '; ' : ''}${name}=`, variable),
  );
  const words = [...plain, ...secrets];
  return words.length > 0 ? [`-b ${words.join('')}`] : [];
}

/** The URL of a call as one word of a shell, including API keys in its query. */
function writeUrl(call: Call, keys: readonly Credential[]): string {
  const { server, operation, parameters } = call;
  const path = operation.path.replace(/\{([^}]+)\}/g, (template, name) => {
    const argument = parameters.find((each) => each.in === 'path' && each.name === name);
    return argument ? serialize(argument) : template;
  });
  const query = parameters.filter((argument) => argument.in === 'query').map(serialize);
  const pairs = query.filter((pair) => pair !== '');
  const url = server + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
  const secrets = keys.map(({ name, variable }, at) => {
    const sign = pairs.length === 0 && at === 0 ? '?' : '&';
    return quoteSecret(`${sign}${encodeURIComponent(name)}=`, variable);
  });
  return [quote(url), ...secrets].join('');
}

/** The options for a body: the fields of a form, JSON, plain text, or a file. */
function writeBody({ mediaType, form, json, styles, files = [], parts = {} }: CallBody): string[] {
  const [type] = mediaType.toLowerCase().split(';');
  // With these options, curl sets the media type and the boundary of the parts.
  if (type === 'application/x-www-form-urlencoded') {
    return listFields(json, styles).map(([name, value]) =>
      writeField('--data-urlencode', encodeURIComponent(name), value),
    );
  }
  if (type === 'multipart/form-data') {
    return listFields(json).map(([name, value]) => {
      const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
      const isFile = files.includes(name);
      // `-F` treats a value that starts with `@` as the name of a file.
      if (!isFile && !part) return writeField('--form-string', name, value);
      return writeField('-F', name, (isFile ? '@file' : quotePart(value)) + describePart(part));
    });
  }
  const header = `-H ${quote(`Content-Type: ${mediaType}`)}`;
  if (form === 'file') return [header, '--data-binary @file'];
  if (json === undefined) return [header, '--data @body.json'];
  const text = form === 'json' ? layOutJson(json, 60).replaceAll('\n', '\n  ') : String(json);
  // Not `--json`, which curl before 7.82 doesn't support.
  return [header, `--data-raw ${quote(text)}`];
}

/** The type and the headers of a part, as they follow its value. */
function describePart(part: BodyPart | undefined): string {
  if (!part) return '';
  const headers = part.headers.map(
    ([name, value]) => `;headers="${escapePart(`${name}: ${value}`)}"`,
  );
  return [part.type ? `;type=${part.type}` : '', ...headers].join('');
}

/** Quotes the value of a part for `-F` where it begins like something else, or would end early. */
function quotePart(text: string): string {
  return /^[@<"\s]|;|\s$/.test(text) ? `"${escapePart(text)}"` : text;
}

function escapePart(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}

function writeField(option: string, name: string, text: string): string {
  return `${option} ${quote(`${name}=${text}`)}`;
}

/** Quotes a word for a POSIX shell, without any expansion. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Quotes a word that ends in the value of an environment variable; nothing else is expanded. */
function quoteSecret(before: string, variable: string): string {
  return `"${before.replace(/[\\"$`]/g, '\\$&')}$${variable}"`;
}
