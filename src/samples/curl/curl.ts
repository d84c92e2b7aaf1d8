import type { Argument, Call, CallBody } from '../../openapi/calls/call';
import type { Sdks } from '../sample';
import { serialize } from '../serialize';
import { writeBody } from './curl-body';
import { type Credential, listCredentials } from './curl-credentials';
import { quote, quoteSecret } from './curl-quote';
import { writeUrl } from './curl-url';

/** Writes a call as one command of a POSIX shell. */
export function writeCurl(call: Call, sdks: Sdks): string {
  const { operation, security, body } = call;
  const credentials = listCredentials(security, sdks.token);
  // What is both a parameter and a key is sent once, as the key.
  const parameters = call.parameters.filter(
    ({ in: place, name }) =>
      !credentials.some(
        (each) => each.in === place && each.name.toLowerCase() === name.toLowerCase(),
      ),
  );
  const secretsIn = (place: Credential['in']) => credentials.filter((each) => each.in === place);
  const argumentsIn = (place: Argument['in']) => parameters.filter((each) => each.in === place);
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

/** Nothing where curl chooses the method itself. */
function writeMethod(method: string, body: CallBody | undefined): string[] {
  if (method === (body ? 'POST' : 'GET')) return [];
  // With `-X HEAD`, curl would wait for the body that the answer announces.
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
