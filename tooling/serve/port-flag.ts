/** The port that was asked for, and the arguments besides. */
export interface PortFlag {
  port: number;
  rest: string[];
}

/**
 * Reads `-p 8123`, `--port 8123`, `--port=8123` or else the variable PORT. Throws an error for people
 * if that is no port.
 */
export function readPortFlag(
  args: readonly string[],
  fallback: number,
  environment = process.env.PORT,
): PortFlag {
  const rest: string[] = [];
  let text = environment || String(fallback);
  for (let index = 0; index < args.length; index += 1) {
    const [, attached] = /^(?:--port=|-p=?)(.+)$/.exec(args[index] ?? '') ?? [];
    if (attached !== undefined) text = attached;
    else if (args[index] === '-p' || args[index] === '--port') {
      index += 1;
      text = args[index] ?? '';
    } else rest.push(args[index] ?? '');
  }
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`The port is "${text}". Write a number from 1 to 65535: --port ${fallback}`);
  }
  return { port, rest };
}
