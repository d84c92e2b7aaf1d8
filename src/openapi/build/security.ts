import { code, writeLinkTo } from '../../text/inline-markdown';
import { asList, asObject, asText, type Json, type OpenApiDocument } from '../document/document';
import { resolve } from '../document/reference';
import type { SecurityScheme } from '../model';
import type { Text } from '../text';
import { joinBlocks } from './details';

/** The security schemes of a document, in its order (OpenAPI 3.1, Security Scheme Object). */
export function listSecurity(document: OpenApiDocument): SecurityScheme[] {
  const schemes = asObject(asObject(document.components).securitySchemes);
  const listed = Object.entries(schemes).map(([name, value]): SecurityScheme => {
    const raw = resolve(document, value);
    // Scheme names are case-insensitive (RFC 9110, section 11.1).
    const scheme = asText(raw.scheme)?.toLowerCase();
    const description = describeScheme(raw);
    return {
      name,
      type: String(raw.type),
      scheme,
      ...(raw.type === 'apiKey' && { key: { in: raw.in as 'header', name: String(raw.name) } }),
      label: labelSecurity(raw, scheme),
      description,
    };
  });
  // Two schemes of the same type are told apart by their names.
  return listed.map((each) =>
    listed.some((other) => other !== each && other.label === each.label)
      ? { ...each, label: `${each.label} (${each.name})` }
      : each,
  );
}

function labelSecurity(raw: Json, scheme = ''): string {
  if (raw.type === 'http') return `HTTP ${nameHttp(scheme)}`;
  if (raw.type === 'apiKey') return `API key in the ${raw.in} ${raw.name}`;
  if (raw.type === 'oauth2') return 'OAuth 2.0';
  if (raw.type === 'mutualTLS') return 'client certificate (mutual TLS)';
  return raw.type === 'openIdConnect' ? 'OpenID Connect' : String(raw.type);
}

function nameHttp(scheme = ''): string {
  return scheme === 'bearer' ? 'bearer token' : scheme;
}

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

/**
 * The security requirements of an operation, or else of the document. A request has to meet one of
 * the outer lists with all of its schemes; an empty one requires nothing (OpenAPI 3.1, Security
 * Requirement Object). A requirement for an undefined scheme can't be met, so it is left out.
 */
export function securityOf(
  document: OpenApiDocument,
  operation: Json,
  schemes: readonly SecurityScheme[],
): SecurityScheme[][] {
  return asList(operation.security ?? document.security).flatMap((requirement) => {
    const needed = Object.entries(asObject(requirement));
    const found = needed.flatMap(([name, value]) => {
      const scheme = schemes.find((each) => each.name === name);
      const scopes = asList(value).map(String);
      return scheme ? [{ ...scheme, ...(scopes.length > 0 && { scopes }) }] : [];
    });
    return found.length === needed.length ? [found] : [];
  });
}

/**
 * Describes the requirements of an operation: "HTTP basic or bearer token", "A, or B and C, optional".
 * Undefined if it requires nothing.
 */
export function describeSecurity(security: readonly SecurityScheme[][]): string | undefined {
  const required = security.filter(({ length }) => length > 0);
  if (required.length === 0) return undefined;
  const alternatives = new Map(required.map((schemes) => [nameAll(schemes), schemes]));
  const isHttpSaid = required[0]?.[0]?.type === 'http';
  const words = [...alternatives.values()].map((schemes, index) =>
    nameAll(schemes, isHttpSaid && index > 0),
  );
  const isCombined = required.some(({ length }) => length > 1);
  const isOptional = required.length < security.length;
  return words.join(isCombined ? ', or ' : ' or ') + (isOptional ? ', optional' : '');
}

const list = new Intl.ListFormat('en-GB');

/** Names schemes that are needed together; API keys in the same place are named at once. */
function nameAll(schemes: readonly SecurityScheme[], isHttpSaid = false): string {
  const words = schemes.map((scheme, index) => nameScheme(scheme, isHttpSaid && index === 0));
  for (const place of ['header', 'query', 'cookie']) {
    const keys = schemes.filter(({ key, scopes }) => key?.in === place && !scopes);
    if (keys.length < 2) continue;
    const names = list.format(keys.map(({ key }) => key?.name ?? ''));
    const [first, ...others] = keys.map((each) => schemes.indexOf(each));
    words[first ?? 0] = `API keys in the ${place === 'query' ? place : `${place}s`} ${names}`;
    for (const other of others) words[other] = '';
  }
  return words.filter(Boolean).join(' and ');
}

/** Scopes of OAuth and OpenID Connect; what other types list are roles (OpenAPI 3.1, Security Requirement Object). */
function nameScheme(
  { label, type, scheme, scopes = [] }: SecurityScheme,
  isHttpSaid = false,
): string {
  const short = nameHttp(scheme);
  const name = isHttpSaid && type === 'http' && label === `HTTP ${short}` ? short : label;
  if (scopes.length === 0) return name;
  const thing = type === 'oauth2' || type === 'openIdConnect' ? 'scope' : 'role';
  return `${name} with the ${thing}${scopes.length === 1 ? '' : 's'} ${scopes.join(', ')}`;
}
