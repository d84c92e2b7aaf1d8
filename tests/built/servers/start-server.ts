import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { user } from './prepare-site';
import { request } from './request';

export interface Server {
  port: number;
  stop(): Promise<void>;
}

/** Starts a server as an unprivileged user, and waits until it responds. */
export async function startServer(
  [command = '', ...args]: readonly string[],
  { folder, port }: { folder: string; port: number },
): Promise<Server> {
  // Caddy writes its state below HOME.
  const env = { PATH: process.env.PATH, HOME: folder };
  const child = spawn(command, args, { ...user, env, cwd: folder, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  const responds = () => request(port, '/').then(Boolean, () => false);
  while (!(await responds())) {
    if (hasEnded) throw new Error(`${command} did not start:\n${output}`);
    await setTimeout(20);
  }
  return {
    port,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
