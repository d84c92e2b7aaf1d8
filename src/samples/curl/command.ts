import formatJson from 'json-stringify-pretty-compact';
import type { Argument, Call, CallBody } from '../../openapi/calls/call';
import type { SdkNames } from '../sdk';
import { type Credential, listCredentials } from './credentials';
import { listFields, serialize } from './serialize';

/** Writes a call as one command of a POSIX shell. */
export function writeCurl(call: Call, { token }: Pick<SdkNames, 'token'>): string {
  const { operation, security, body } = call;
  const credentials = listCredentials(security, token);
  // What is both a parameter and a key is sent once, as the key.
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
    ...secretsIn('user').map(({ variable }) => `-u ${quoteSecret('', variable)}`),
    // Schemes that send the same token send it once.
    ...new Set(secretsIn('header').map(writeSecretHeader)),
    ...argumentsIn('header').map(writeHeader),
    ...writeCookies(argumentsIn('cookie'), secretsIn('cookie')),
    ...(body ? writeBody(body) : []),
  ];
  return [command.join(' '), ...options].join(' \\\n  ');
}

/** Samples for a shell. */
export const curl = { language: 'curl', label: 'cURL', fence: 'bash', write: writeCurl } as const;

/** Nothing where curl chooses the method itself. */
function writeMethod(method: string, body: CallBody | undefined): string[] {
  if (method === (body ? 'POST' : 'GET')) return [];
  // With `-X HEAD`, curl would wait for the body that the response announces.
  return method === 'HEAD' && !body ? ['--head'] : [`-X ${method}`];
}

function writeSecretHeader({ name, before, variable }: Credential): string {
  return `-H ${quoteSecret(`${name}: ${before}`, variable)}`;
}

function writeHeader(argument: Argument): string {
  const value = serialize(argument);
  // `name:` would take the header away: with the semicolon it is sent, without a value.
  return `-H ${quote(value === '' ? `${argument.name};` : `${argument.name}: ${value}`)}`;
}

/** One option for all: a request has one header with cookies (RFC 6265, section 5.4). */
function writeCookies(cookies: Argument[], keys: Credential[]): string[] {
  const pairs = cookies.map(serialize).filter((pair) => pair !== '');
  const plain = pairs.length > 0 ? [quote(pairs.join('; '))] : [];
  const secrets = keys.map(({ name, variable }, at) =>
    quoteSecret(`${pairs.length + at > 0 ? '; ' : ''}${name}=`, variable),
  );
  const words = [...plain, ...secrets];
  return words.length > 0 ? [`-b ${words.join('')}`] : [];
}

/** The whole URL of a call, as one word of a shell, with the keys that go into its query. */
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

/** The options that give curl a body: the fields of a form, JSON, text as it is, or a file. */
function writeBody({ mediaType, form, json, files = [] }: CallBody): string[] {
  const [type] = mediaType.toLowerCase().split(';');
  // With these options curl names the media type itself, and the boundary of the parts.
  if (type === 'application/x-www-form-urlencoded') {
    return listFields(json).map(([name, value]) =>
      writeField('--data-urlencode', encodeURIComponent(name), value),
    );
  }
  if (type === 'multipart/form-data') {
    return listFields(json).map(([name, value]) =>
      // `-F` takes a value that begins with `@` for the name of a file.
      files.includes(name)
        ? `-F ${quote(`${name}=@file`)}`
        : writeField('--form-string', name, value),
    );
  }
  const header = `-H ${quote(`Content-Type: ${mediaType}`)}`;
  if (form === 'file') return [header, '--data-binary @file'];
  const text =
    form === 'json' ? formatJson(json, { maxLength: 60 }).replaceAll('\n', '\n  ') : String(json);
  // Not `--json`, which the curl of older systems does not know (before 7.82).
  return [header, `--data-raw ${quote(text)}`];
}

function writeField(option: string, name: string, text: string): string {
  return `${option} ${quote(`${name}=${text}`)}`;
}

/** One word of a POSIX shell that it expands nothing in. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A word that ends in the value of an environment variable; nothing else in it is expanded. */
function quoteSecret(before: string, variable: string): string {
  return `"${before.replace(/[\\"$`]/g, '\\$&')}$${variable}"`;
}
