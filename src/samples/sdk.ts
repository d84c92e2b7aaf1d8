import { z } from 'zod';
import type { Call } from '../openapi/calls/call';
import type { TypedValue } from '../openapi/calls/typed-value';

/** An SDK's package, and the class of its client. */
export const sdkSchema = z.strictObject({
  package: z.string().describe('The name of the package that a program imports.'),
  client: z.string().describe('The name of the class of its client.'),
});

/** The settings of an SDK that is a package with a client. */
export type Sdk = z.infer<typeof sdkSchema>;

/** The names that all SDKs of a platform share, because they were generated from one Smithy model. */
export interface SdkNames {
  /** The SDKs' names for schemas, if they differ from those in the document. */
  types: Record<string, string>;
  /** The input members that contain the whole body, by operation, if its fields aren't members themselves. */
  payloads: Record<string, string>;
  /** The environment variable that contains the caller's token. */
  token: string;
  /** Why a call fails with an SDK, in Markdown: by language, then by operationId or operationId/example. */
  failures: Partial<Record<string, Record<string, string>>>;
}

/** The settings for samples without `sdks.yaml`. */
export const noSdks: SdkNames = { token: 'API_TOKEN', types: {}, payloads: {}, failures: {} };

/** Returns why a call fails with the SDK of a language; undefined if it works. */
export function findFailure(
  { failures }: Pick<SdkNames, 'failures'>,
  language: string,
  operation: string,
  example: string | undefined,
): string | undefined {
  const reasons = failures[language] ?? {};
  return reasons[operation] ?? reasons[`${operation}/${example}`];
}

/**
 * The members of the input that an SDK takes, in order: the parameters, and the fields of the body,
 * or one member with the whole body. A member that is both is sent as a parameter.
 */
export function listMembers(
  { operation, parameters, body }: Call,
  { payloads }: SdkNames,
): [name: string, value: TypedValue][] {
  const sent = parameters.map(({ member, value }): [string, TypedValue] => [member, value]);
  if (!body?.value) return sent;
  const payload = payloads[operation.id];
  if (body.value.kind === 'structure' && !payload) {
    const names = new Set(sent.map(([name]) => name));
    return [...sent, ...body.value.fields.filter(([name]) => !names.has(name))];
  }
  return [...sent, [payload ?? 'body', body.value]];
}
