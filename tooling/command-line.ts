/** A flag of a command, as `parseArgs` takes it, with what it does and what its value is called. */
interface Flag {
  type: 'boolean' | 'string';
  value?: string;
  text: string;
}

/** A flag that is given or not. */
export const switchFlag = (text: string) => ({ type: 'boolean', text }) as const;

/** A flag with a value, which the help calls `value`. */
export const valueFlag = (value: string, text: string) =>
  ({ type: 'string', value, text }) as const;

/** A flag with a value that may be repeated. */
export const listFlag = (value: string, text: string) =>
  ({ ...valueFlag(value, text), multiple: true }) as const;

/** Lists flags for the help of a command, and that for the help itself, one a line. */
export function listFlags(flags: Readonly<Record<string, Flag>>): string {
  const named = Object.entries(flags).map(([name, { value, text }]) => ({
    name: value === undefined ? `--${name}` : `--${name} ${value}`,
    text,
  }));
  named.push({ name: '--help', text: 'print this help' });
  const width = Math.max(...named.map(({ name }) => name.length));
  return named.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`).join('\n');
}

/**
 * Reads the arguments of a command with `read`, which throws an error for people if they are wrong. If they ask for help
 * or are wrong, prints that and returns the exit code instead.
 */
export function readCommandLine<Request>(
  args: readonly string[],
  help: string,
  read: (args: readonly string[]) => Request,
): { request: Request } | { exitCode: 0 | 2 } {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(help);
    return { exitCode: 0 };
  }
  try {
    return { request: read(args) };
  } catch (error) {
    // What Node.js adds is about arguments that begin with a hyphen.
    const reason = (error as Error).message.replace(/\. To specify .*/s, '');
    console.error(`${reason}\n\n${help}`);
    return { exitCode: 2 };
  }
}
