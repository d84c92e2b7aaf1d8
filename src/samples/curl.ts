import type { Argument, Call, CallBody } from '../openapi/call';
import type { SecurityScheme } from '../openapi/model';
import { writeBody } from './curl-body';
import { quote } from './curl-quote';
import { textOf, writeUrl } from './curl-url';
import type { Sdks } from './sample';

/** Writes a call as one command of a POSIX shell. */
export function writeCurl(call: Call, sdks: Sdks): string {
  const { operation, parameters, security, body } = call;
  const command = ['curl', ...writeMethod(operation.method, body), quote(writeUrl(call))];
  const [credentials] = security.flatMap((scheme) => writeCredentials(scheme, sdks.token));
  const options = [
    ...(credentials ? [credentials] : []),
    ...parameters.filter((argument) => argument.in === 'header').map(writeHeader),
    ...writeCookies(parameters.filter((argument) => argument.in === 'cookie')),
    ...(body ? writeBody(body) : []),
  ];
  return [command.join(' '), ...options].join(' \\\n  ');
}

/** Nothing where curl chooses the method itself. */
function writeMethod(method: string, body: CallBody | undefined): string[] {
  if (method === (body ? 'POST' : 'GET')) return [];
  // With `-X HEAD`, curl would wait for the body that the answer announces.
  return method === 'HEAD' && !body ? ['--head'] : [`-X ${method}`];
}

/** In double quotes, so that the shell puts the token in. Nothing for schemes that name no place for it. */
function writeCredentials({ type, scheme, key }: SecurityScheme, token: string): string[] {
  if (key?.in === 'header') return [`-H "${escapeWithin(key.name)}: $${token}"`];
  if (key?.in === 'cookie') return [`-b "${escapeWithin(key.name)}=$${token}"`];
  const kind = type === 'http' ? scheme?.toLowerCase() : type;
  if (kind === 'basic') return [`-u "$${token}"`];
  const isBearer = ['bearer', 'oauth2', 'openIdConnect'].includes(kind ?? '');
  return isBearer ? [`-H "Authorization: Bearer $${token}"`] : [];
}

function writeHeader({ name, json }: Argument): string {
  const value = textOf(json);
  // `name:` would take the header away: with the semicolon it is sent, without a value.
  return `-H ${quote(value === '' ? `${name};` : `${name}: ${value}`)}`;
}

function writeCookies(cookies: Argument[]): string[] {
  if (cookies.length === 0) return [];
  const pairs = cookies.map(({ name, json }) => `${name}=${encodeURIComponent(textOf(json))}`);
  return [`-b ${quote(pairs.join('; '))}`];
}

/** Within double quotes, so that the shell takes nothing in it for its own. */
function escapeWithin(text: string): string {
  return text.replace(/[\\"$`]/g, '\\$&');
}
