import { isError } from '../openapi/errors';
import { places } from '../openapi/places';
import type { Jump, OperationView } from './views';

/** What decides which parts the page of an operation has. */
export type JumpSource = Pick<
  OperationView,
  'parameters' | 'body' | 'responses' | 'more' | 'mentions' | 'related'
> & { note?: unknown };

/** Lists the parts that the page of an operation has, in their order. */
export function listJumps(view: JumpSource): Jump[] {
  const { parameters, body, responses, note, more, mentions, related } = view;
  const anchors = {
    Parameters: places.find((place) => parameters.some((each) => each.in === place)),
    Body: body && 'request',
    Responses: responses[0] && 'responses',
    Errors: responses.find(isError)?.anchor,
    'Good to know': (note ?? more) && 'notes',
    Related: mentions[0] ? 'guides' : related[0] && 'related',
  };
  return Object.entries(anchors).flatMap(([words, anchor]) => (anchor ? { words, anchor } : []));
}
