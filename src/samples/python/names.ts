/** Python's keywords and types: the SDK appends an underscore to members with these names. */
const reserved = new Set(
  [
    'and as assert async await break class continue def del elif else except finally for from',
    'global if import in is lambda nonlocal not or pass raise return try while with yield',
    'bool bytes bytearray dict float int list str datetime',
  ].flatMap((line) => line.split(' ')),
);

/** The SDK's name for a member or method: `GetConfig` becomes `get_config`. */
export function toMember(name: string): string {
  const snake = toSnake(name);
  return reserved.has(snake) ? `${snake}_` : snake;
}

/** The name of the enum member for a value: `PendingReview` becomes `PENDING_REVIEW`. */
export function toConstant(value: string): string | undefined {
  const constant = toSnake(value).toUpperCase();
  return /^[A-Z]\w*$/.test(constant) ? constant : undefined;
}

function toSnake(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toLowerCase();
}
