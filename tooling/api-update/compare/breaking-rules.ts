import type { Change } from '../../../src/openapi/changes/change';
import type { Direction } from '../../../src/openapi/schema/direction';

/** Whom a difference can break: a caller in what it sends, in what it reads, anybody, or nobody. */
interface Rule {
  breaks: 'always' | 'never' | Direction;
  because: string;
}

const rule = (breaks: Rule['breaks'], because: string): Rule => ({ breaks, because });

/**
 * What breaks callers, and why. The direction is that of the part that differs. The rules follow those of
 * oasdiff, except that whatever a caller sent or read until now and cannot any more counts as
 * breaking, whether it was required or not.
 */
export const breakingRules = {
  areaChanged: rule('never', 'areas are for readers only'),
  operationAdded: rule('never', 'nobody calls it yet'),
  operationRemoved: rule('always', 'calls fail'),
  operationMoved: rule('always', 'calls to the old method and path fail'),
  operationRenamed: rule('never', 'no request contains an operationId'),
  deprecationChanged: rule('never', 'it works as before'),
  securityTightened: rule('always', 'credentials that were sufficient no longer are'),
  securityLoosened: rule('never', 'all credentials that were sufficient still are'),
  parameterRenamed: rule(
    'never',
    'a placeholder of the path has a new name, the address is the same',
  ),
  parameterMoved: rule('always', 'it is not read where callers send it'),
  serializationChanged: rule('always', 'what callers send is read in another way'),
  mediaTypesAdded: rule('never', 'callers name the media type that they send and accept'),
  mediaTypesRemoved: rule('always', 'callers send or accept only the old media type'),
  inputAdded: rule('never', 'callers may omit it'),
  requiredInputAdded: rule('always', 'callers do not send it'),
  inputRemoved: rule('always', 'what callers send is rejected or has no effect'),
  responseAdded: rule('never', 'callers have to expect any status code (RFC 9110, section 15)'),
  errorResponseRemoved: rule('never', 'callers handle what no longer happens'),
  responseRenamed: rule('always', 'callers wait for the old status code'),
  successResponseRemoved: rule('always', 'callers wait for a status code that is never sent'),
  fieldAdded: rule('never', 'callers may omit it, and ignore fields that they do not know'),
  requiredFieldAdded: rule('request', 'callers do not send it'),
  fieldRemoved: rule('always', 'callers send it without effect, or miss it in what they read'),
  fieldRenamed: rule('always', 'callers send and read the old name'),
  becameRequired: rule('request', 'callers omit it'),
  becameOptional: rule('response', 'callers rely on it in what they read'),
  narrowed: rule('request', 'values that callers send are no longer allowed'),
  widened: rule('response', 'callers read values that they do not expect'),
  replaced: rule('always', 'callers send and expect values of the old form'),
  opened: rule('never', 'callers ignore fields that they do not know'),
  valueAdded: rule('response', 'callers with a closed list misread or reject the new value'),
  valueRemoved: rule('request', 'callers send it'),
  variantAdded: rule('response', 'callers do not know the new alternative'),
  variantRemoved: rule('request', 'callers send it'),
  variantRenamed: rule('always', 'callers send and read the old name'),
  defaultChanged: rule('never', 'requests and responses are as valid as before'),
  becameReadOnly: rule('request', 'what callers send is rejected or has no effect'),
  becameWriteOnly: rule('response', 'callers miss it in what they read'),
  accessLifted: rule('never', 'it works as before on the side that had it'),
} satisfies Record<string, Rule>;

/** A kind of difference, which decides whether it breaks callers. */
export type Difference = keyof typeof breakingRules;

/** Whether a difference in a part that is sent in these directions breaks callers. */
export function isBreaking(difference: Difference, directions: readonly Direction[]): boolean {
  const { breaks } = breakingRules[difference];
  return breaks === 'always' || directions.some((direction) => direction === breaks);
}

/** What a change says of its effect on callers: whether it breaks them, and if it does, why. */
export function judgeDifference(
  difference: Difference,
  directions: readonly Direction[],
): Pick<Change, 'breaking' | 'because'> {
  const { because } = breakingRules[difference];
  return isBreaking(difference, directions) ? { breaking: true, because } : { breaking: false };
}
