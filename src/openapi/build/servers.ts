import { toComparable } from '../../text/comparable';
import { code } from '../../text/inline-markdown';
import { asList, asObject, asText, type Json, own } from '../document/document';
import type { Server } from '../model';
import type { Text } from '../text';
import { joinBlocks } from './details';

/** The URL of a Server Object, with the default of each variable (OpenAPI, Server Variable Object). */
export function serverUrl(server: unknown): string {
  const { url, variables } = asObject(server);
  return String(url ?? '').replace(/\{([^{}]*)\}/g, (template, name) => {
    const value = asObject(own(asObject(variables), name)).default;
    return value === undefined ? template : String(value);
  });
}

/** The servers of a document, a path or an operation; the words of each explain its variables. */
export function listServers(servers: unknown): Server[] {
  return asList(servers).map((value) => {
    const description = describeServer(asObject(value));
    return { url: serverUrl(value), description };
  });
}

function describeServer({ url, variables, description }: Json): Text | undefined {
  const rows = Object.entries(asObject(variables)).map(([name, variable]) =>
    describeVariable(name, asObject(variable)),
  );
  const template = rows.length > 0 && `The variables of ${code(String(url))}:`;
  return joinBlocks([asText(description), template || '', rows.join('\n')]);
}

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "- `region`: `eu` (the default), `us` or `ap`. The region of the data." */
function describeVariable(name: string, variable: Json): string {
  const { default: preset, enum: values, description } = variable;
  const others = asList(values).filter((value) => value !== preset);
  const choices = [
    ...(preset === undefined
      ? []
      : [`${code(String(preset))} ${others.length > 0 ? '(the default)' : 'by default'}`]),
    ...others.map((value) => code(String(value))),
  ];
  const choice = either.format(choices);
  return [`- ${code(name)}${choice && `: ${choice}.`}`, asText(description)?.replace(/\s+/g, ' ')]
    .filter(Boolean)
    .join(' ');
}

/** Says where an operation is served, if that differs from the base URL of the document, which has `usual`. */
export function describeOwnServers(lists: readonly unknown[], usual: unknown): Text | undefined {
  const own = lists.map(listServers).find(({ length }) => length > 0);
  if (!own || toComparable(own) === toComparable(listServers(usual))) return undefined;
  const [first, ...others] = own.map(({ url }) => code(url || '/'));
  const words = `The base URL of this operation is ${[first, ...others].join(' or ')}.`;
  return joinBlocks([words, ...own.map(({ description }) => description)]);
}
