/** Words that the SDK generator renames, whatever their case. */
const reservedWords = new Set(
  `abstract assert boolean break builder byte case catch char class const continue default do double
  else enum extends final finally float for goto if implements import type instanceof int interface
  long native new object package private protected public return short static strictfp super switch
  synchronized this throw throws transient try void volatile while`.split(/\s+/),
);
/** Members that every class of the SDK already has, in lower case. */
const reservedMembers = new Set(
  `getclass hashcode clone tostring notify notifyall wait finalize innerdeserializer schema
  serializer`.split(/\s+/),
);
const delimiters = /[_\- ]+/;

/** The SDK's name for a structure, enum or union. */
export function toClass(name: string): string {
  const found = /_/.test(name) ? capitalize(toCamelCase(name)) : capitalize(name);
  return reservedWords.has(found.toLowerCase()) ? `${found}Shape` : found;
}

/** The SDK's name for a member. */
export function toMember(name: string): string {
  const found = delimiters.test(name) ? toCamelCase(name) : lowerCapitals(name);
  const key = found.toLowerCase();
  return reservedWords.has(key) || reservedMembers.has(key) ? `${found}Member` : found;
}

/** The SDK's class for one member of a union. */
export function toVariant(member: string): string {
  return `${capitalize(toMember(member))}Member`;
}

/** The SDK's constant for a value of an enum; undefined if it has no name. */
export function toConstant(value: string): string | undefined {
  const constant = value
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1_$2')
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/[\s-]/g, '_')
    .toUpperCase();
  return /^[A-Z]\w*$/.test(constant) ? constant : undefined;
}

/** The client's method for an operation. */
export function toMethod(operation: string): string {
  const name = toClass(operation);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toCamelCase(name: string): string {
  const words = name.toLowerCase().split(delimiters).filter(Boolean);
  return words.map((word, at) => (at === 0 ? word : capitalize(word))).join('');
}

/** The generator keeps only the last of several capitals: `PUT` becomes `puT`. */
function lowerCapitals(name: string): string {
  return name.replace(/^[A-Z]|[A-Z](?=[A-Z])/g, (capital) => capital.toLowerCase());
}
