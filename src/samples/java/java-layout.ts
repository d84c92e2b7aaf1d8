import type { Block, Chain, Expression, Invocation, Row } from './java-expression';

const width = 72;
const step = 4;
/** Calls of a chain that may stand on one line. */
const fewCalls = 3;

/**
 * Writes an expression that begins in a line indented by `depth`, of which `taken` columns hold
 * something else. It is broken where the line would be too long.
 */
export function layOut(expression: Expression, depth: number, taken = depth): string {
  if ('text' in expression) return expression.text;
  if ('lines' in expression) return writeBlock(expression, depth + step);
  const flat = flatten(expression);
  if (flat !== undefined && taken + flat.length <= width) return flat;
  return 'rows' in expression
    ? breakInvocation(expression, depth, taken)
    : breakChain(expression, depth);
}

/** Gives each call of a chain its own line. */
export function breakChain({ start, calls }: Chain, depth: number): string {
  return [start, ...calls.map((call) => layOut(call, depth + step))].join(toNewLine(depth + step));
}

function breakInvocation({ open, rows }: Invocation, depth: number, taken: number): string {
  const [first] = rows;
  const start = taken + open.length;
  if (first && rows.length === 1 && staysOpen(first, depth, start)) {
    // A bracket follows.
    return `${open}${layOut(first.value, depth, start + 1)})`;
  }
  const inner = depth + step;
  const lines = rows.map(({ label, value }) => {
    // A comma follows.
    return `${toNewLine(inner)}${label}${layOut(value, inner, inner + label.length + 1)}`;
  });
  return `${open}${lines.join(',')}${toNewLine(depth)})`;
}

/** Whether a single argument begins next to the bracket: there is room, or no line has room anyway. */
function staysOpen({ label, value }: Row, depth: number, start: number): boolean {
  if (label) return false;
  const { length } = writeHead(value);
  return start + length <= width || depth + step + length > width;
}

function writeHead(expression: Expression): string {
  if ('text' in expression) return expression.text;
  if ('lines' in expression) return '"""';
  return 'rows' in expression ? expression.open : expression.start;
}

/** The expression on one line; nothing where it needs several. */
function flatten(expression: Expression): string | undefined {
  if ('text' in expression) return expression.text;
  if ('lines' in expression) return undefined;
  if ('calls' in expression) {
    const calls = expression.calls.map(flatten);
    if (calls.length > fewCalls || calls.includes(undefined)) return undefined;
    return expression.start + calls.join('');
  }
  const values = expression.rows.map(({ value }) => flatten(value));
  if (values.includes(undefined)) return undefined;
  return `${expression.open}${expression.rows.map(({ label }, at) => label + values[at]).join(', ')})`;
}

function writeBlock({ lines }: Block, depth: number): string {
  return ['"""', ...lines.map((line) => (line ? `${toNewLine(depth)}${line}` : '\n'))].join('');
}

function toNewLine(depth: number): string {
  return `\n${' '.repeat(depth)}`;
}
