import type { Call } from '../../openapi/calls/call';
import { serialize } from '../serialize';
import type { Credential } from './curl-credentials';
import { quote, quoteSecret } from './curl-quote';

/** The whole address that a call asks, as one word of a shell, with the keys that go into its query. */
export function writeUrl(call: Call, keys: readonly Credential[]): string {
  const { server, operation, parameters } = call;
  const path = operation.path.replace(/\{([^}]+)\}/g, (template, name) => {
    const argument = parameters.find((each) => each.in === 'path' && each.name === name);
    return argument ? serialize(argument) : template;
  });
  const query = parameters.filter((argument) => argument.in === 'query').map(serialize);
  const pairs = query.filter((pair) => pair !== '');
  const address = server + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
  const secrets = keys.map(({ name, variable }, at) => {
    const sign = pairs.length === 0 && at === 0 ? '?' : '&';
    return quoteSecret(`${sign}${encodeURIComponent(name)}=`, variable);
  });
  return [quote(address), ...secrets].join('');
}
