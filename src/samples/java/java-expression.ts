/** A Java expression that may be broken into lines. */
export type Expression = Text | Block | Invocation | Chain;

/** What is never broken. */
export interface Text {
  text: string;
  /** Full names of the classes that have to be imported. */
  classes?: string[];
}

/** A text block: its lines, the last with the closing quotes. */
export interface Block {
  lines: string[];
}

/** A call; `open` is everything up to the bracket. */
export interface Invocation {
  open: string;
  rows: Row[];
  classes?: string[];
}

/** What stays together on a line of a call's arguments: the key of a map and its value. */
export interface Row {
  label: string;
  value: Expression;
}

/** Calls on what the one before returns. */
export interface Chain {
  start: string;
  calls: Invocation[];
  classes?: string[];
}

/** Makes a call of values. */
export function invoke(
  open: string,
  values: Expression[] = [],
  classes: string[] = [],
): Invocation {
  return { open: `${open}(`, rows: values.map((value) => ({ label: '', value })), classes };
}

/** Full names of all classes of an expression; a name may come several times. */
export function listClasses(expression: Expression): string[] {
  if ('lines' in expression) return [];
  const inner = listParts(expression).flatMap(listClasses);
  return [...(expression.classes ?? []), ...inner];
}

function listParts(expression: Exclude<Expression, Block>): Expression[] {
  if ('rows' in expression) return expression.rows.map(({ value }) => value);
  return 'calls' in expression ? expression.calls : [];
}
