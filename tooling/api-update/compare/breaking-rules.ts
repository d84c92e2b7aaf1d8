import type { Change } from '../../../src/openapi/changes/change';
import type { Direction } from '../../../src/openapi/schema/direction';

/** Whom a difference can break, a caller in what it sends, in what it reads, anybody, or nobody; and why. */
type Rule = readonly [breaks: 'always' | 'never' | Direction, because: string];

/**
 * What breaks callers, and why. The direction is that of the part that differs. The rules follow those of
 * oasdiff, except that whatever a caller sent or read until now and cannot any more counts as
 * breaking, whether it was required or not.
 */
export const breakingRules = {
  areaChanged: ['never', 'areas are for readers only'],
  operationAdded: ['never', 'nobody calls it yet'],
  operationRemoved: ['always', 'calls fail'],
  operationMoved: ['always', 'calls to the old method and path fail'],
  operationRenamed: ['never', 'no request contains an operationId'],
  deprecationChanged: ['never', 'it works as before'],
  securityTightened: ['always', 'credentials that were sufficient no longer are'],
  securityLoosened: ['never', 'all credentials that were sufficient still are'],
  parameterRenamed: ['never', 'a placeholder of the path has a new name, the address is the same'],
  parameterMoved: ['always', 'it is not read where callers send it'],
  serializationChanged: ['always', 'what callers send is read in another way'],
  mediaTypesAdded: ['never', 'callers name the media type that they send and accept'],
  mediaTypesRemoved: ['always', 'callers send or accept only the old media type'],
  inputAdded: ['never', 'callers may omit it'],
  requiredInputAdded: ['always', 'callers do not send it'],
  inputRemoved: ['always', 'what callers send is rejected or has no effect'],
  responseAdded: ['never', 'callers have to expect any status code (RFC 9110, section 15)'],
  errorResponseRemoved: ['never', 'callers handle what no longer happens'],
  responseRenamed: ['always', 'callers wait for the old status code'],
  successResponseRemoved: ['always', 'callers wait for a status code that is never sent'],
  fieldAdded: ['never', 'callers may omit it, and ignore fields that they do not know'],
  requiredFieldAdded: ['request', 'callers do not send it'],
  fieldRemoved: ['always', 'callers send it without effect, or miss it in what they read'],
  fieldRenamed: ['always', 'callers send and read the old name'],
  becameRequired: ['request', 'callers omit it'],
  becameOptional: ['response', 'callers rely on it in what they read'],
  narrowed: ['request', 'values that callers send are no longer allowed'],
  widened: ['response', 'callers read values that they do not expect'],
  replaced: ['always', 'callers send and expect values of the old form'],
  opened: ['never', 'callers ignore fields that they do not know'],
  valueAdded: ['response', 'callers with a closed list misread or reject the new value'],
  valueRemoved: ['request', 'callers send it'],
  variantAdded: ['response', 'callers do not know the new alternative'],
  variantRemoved: ['request', 'callers send it'],
  variantRenamed: ['always', 'callers send and read the old name'],
  defaultChanged: ['never', 'requests and responses are as valid as before'],
  becameReadOnly: ['request', 'what callers send is rejected or has no effect'],
  becameWriteOnly: ['response', 'callers miss it in what they read'],
  accessLifted: ['never', 'it works as before on the side that had it'],
} satisfies Record<string, Rule>;

/** A kind of difference, which decides whether it breaks callers. */
export type Difference = keyof typeof breakingRules;

/** Whether a difference in a part that is sent in these directions breaks callers. */
export function isBreaking(difference: Difference, directions: readonly Direction[]): boolean {
  const [breaks]: Rule = breakingRules[difference];
  return breaks === 'always' || directions.some((direction) => direction === breaks);
}

/** What a change says of its effect on callers: whether it breaks them, and if it does, why. */
export function judgeDifference(
  difference: Difference,
  directions: readonly Direction[],
): Pick<Change, 'breaking' | 'because'> {
  const [, because] = breakingRules[difference];
  return isBreaking(difference, directions) ? { breaking: true, because } : { breaking: false };
}
