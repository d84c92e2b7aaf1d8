import { code, writeLinkTo } from '../../text/inline-markdown';
import { asObject, asText, type Json } from '../document/document';
import type { Text } from '../text';
import { joinBlocks } from './details';

const flowNames: Record<string, string> = {
  authorizationCode: 'Authorization code',
  implicit: 'Implicit',
  password: 'Password',
  clientCredentials: 'Client credentials',
};

const addresses: Record<string, string> = {
  authorizationUrl: 'authorization',
  tokenUrl: 'token',
  refreshUrl: 'refresh',
};

/** Describes a security scheme: what authors say, and where its credentials come from. */
export function describeScheme(scheme: Json): Text | undefined {
  const discovery = asText(scheme.openIdConnectUrl);
  const format = asText(scheme.bearerFormat);
  return joinBlocks([
    asText(scheme.description),
    format && `Format of the token: ${code(format)}.`,
    discovery && `Discovery document: ${writeLinkTo(discovery)}`,
    ...Object.entries(asObject(scheme.flows))
      .filter(([name]) => !name.startsWith('x-'))
      .map(([name, flow]) => describeFlow(flowNames[name] ?? name, asObject(flow))),
  ]);
}

function describeFlow(name: string, flow: Json): string {
  const urls = Object.entries(addresses).flatMap(([key, word]) => {
    const url = asText(flow[key]);
    return url ? [`${word} URL ${writeLinkTo(url)}`] : [];
  });
  const scopes = Object.entries(asObject(flow.scopes)).map(([scope, words]) => {
    const text = asText(words)?.replace(/\s+/g, ' ');
    return `- ${code(scope)}${text ? `: ${text}` : ''}`;
  });
  const head = [`**${name} flow**`, ...urls].join(', ');
  return scopes.length > 0 ? `${head}, with the scopes:\n\n${scopes.join('\n')}` : `${head}.`;
}
