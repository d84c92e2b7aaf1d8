import type { Argument, Call } from '../../../src/openapi/calls/call';
import type { TypedValue } from '../../../src/openapi/calls/typed-value';

/** A parameter with a value. */
export function makeArgument(place: Argument['in'], member: string, value: TypedValue): Argument {
  return {
    name: `x-${member}`,
    in: place,
    member,
    value,
    json: undefined,
    style: 'form',
    explode: true,
  };
}

/** A hand-written call that tests can override. */
export function makeCall(id: string, parts: Partial<Call> = {}): Call {
  return {
    operation: { id, method: 'PUT', path: '/things' },
    server: 'http://api.test',
    security: [{ name: 'auth', type: 'http', scheme: 'bearer', label: '' }],
    parameters: [],
    ...parts,
  };
}

/** The body of a call, in JSON. */
export function makeBody(value: TypedValue): Pick<Call, 'body'> {
  return { body: { mediaType: 'application/json', form: 'json', value, json: undefined } };
}
