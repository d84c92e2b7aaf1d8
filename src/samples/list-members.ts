import type { Call } from '../openapi/calls/call';
import type { TypedValue } from '../openapi/calls/typed-value';
import type { Sdks } from './sample';

/**
 * The members of the input that an SDK takes, in order: the parameters, and the fields of the body,
 * or one member with the whole body.
 */
export function listMembers(
  { operation, parameters, body }: Call,
  { payloads }: Sdks,
): [name: string, value: TypedValue][] {
  const sent = parameters.map(({ member, value }): [string, TypedValue] => [member, value]);
  if (!body?.value) return sent;
  const payload = payloads[operation.id];
  if (body.value.kind === 'structure' && !payload) return [...sent, ...body.value.fields];
  return [...sent, [payload ?? 'body', body.value]];
}
