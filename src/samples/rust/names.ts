/** Keywords of Rust, which can be used as names with the prefix `r#`. */
const keywords = new Set(
  (
    'abstract as async await become box break const continue do dyn else enum extern false final ' +
    'fn for if impl in let loop macro match mod move mut override priv pub ref return static ' +
    'struct trait true try type typeof unsafe unsized use virtual where while yield'
  ).split(' '),
);
const neverNames = new Set(['crate', 'self', 'super']);
/** Methods that every builder has. */
const builderMethods = new Set(
  'build builder customize default make_operation meta presigned send'.split(' '),
);
const variantsOfEnums = new Set(['Self', 'Unknown']);

/** The method of a client that starts an operation. */
export function nameMethod(operation: string): string {
  return escapeName(toSnakeCase(operation));
}

/** The method of a builder that sets a member. */
export function nameSetter(member: string): string {
  const name = toSnakeCase(member);
  return builderMethods.has(name) ? `${name}_value` : escapeName(name);
}

/** The method of a builder that sets a member to an optional value. */
export function nameOptionalSetter(member: string): string {
  return `set_${nameSetter(member).replace(/^r#/, '')}`;
}

/** The SDK's name for a structure, union or enum. */
export function nameType(type: string): string {
  return toPascalCase(type);
}

/** The SDK's name for a variant of an enum or union. */
export function nameVariant(value: string): string {
  const name = toPascalCase(value);
  return variantsOfEnums.has(name) ? `${name}Value` : name;
}

function escapeName(name: string): string {
  if (neverNames.has(name)) return `${name}_`;
  return keywords.has(name) ? `r#${name}` : name;
}

function toPascalCase(text: string): string {
  return splitWords(text)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join('');
}

function toSnakeCase(text: string): string {
  return splitWords(text).join('_').toLowerCase();
}

/** Splits text at characters other than letters and digits, before capitals, and after acronyms. */
function splitWords(text: string): string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}
