import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { contentTypes } from '../built/servers/content-types';

const base = '/superposition';
const folder = 'public';
const hashInPath = /-[0-9a-f]{16,20}(?=[./]|$)/;

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
}

/** A page of a server that answers every address with HTML, or with a wrong status. */
export const html = (status: number): Answer => ({
  status,
  type: 'text/html',
  body: '<!doctype html><h1>Another page</h1>',
});

export const json = (content: unknown): Answer => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify(content),
});

const readText = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The hashes of the built site: in names of files, and the one of the bundle. */
function listHashes(): string[] {
  const names = readdirSync(folder).flatMap((name) => hashInPath.exec(name)?.[0].slice(1) ?? []);
  return [...names, JSON.parse(readText('page-data/app-data.json')).webpackCompilationHash];
}

/** The hash that a deploy has in place of a built one: its digits in another order. */
const rotate = (hash: string, by: number) => hash.slice(by) + hash.slice(0, by);

/**
 * Serves the built site like a host that is deployed to. Each deploy has other hashes, in the names of
 * files and in all that refers to them. Names with a hash may be cached for ever, as in production.
 */
export class DeployedSite {
  /** The number of the current deploy, which is in `data-deploy` of its documents. */
  deploy = 1;
  /** The oldest deploy whose files with a hash are still there. */
  oldest = 1;
  /** Answers that replace those for paths that contain the key; of several, the last one stays. */
  readonly answers = new Map<string, Answer | Answer[]>();
  /** The paths of all requests, below the base. */
  readonly requests: string[] = [];
  private readonly hashes = listHashes();
  private readonly server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://localhost').pathname.slice(base.length);
    this.requests.push(path);
    const { status, type, body } = this.answer(path);
    const caching = hashInPath.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(status, { 'content-type': type, 'cache-control': caching });
    response.end(request.method === 'HEAD' ? undefined : body);
  });

  /** Returns the address of the site, with a trailing slash. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${base}/`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Replaces the site by a newer one; the files of the older ones are gone. */
  release(): void {
    this.deploy += 1;
    this.oldest = this.deploy;
  }

  /** The hash of the bundle of a deploy, by which documents and data are compared. */
  hashOf(deploy: number): string {
    return rotate(this.hashes.at(-1) ?? '', deploy);
  }

  private answer(path: string): Answer {
    const given = [...this.answers].find(([part]) => path.includes(part))?.[1];
    const replaced = Array.isArray(given) && given.length > 1 ? given.shift() : given;
    if (replaced) return [replaced].flat()[0] ?? html(404);
    const deploy = hashInPath.test(path) ? this.findDeploy(path) : this.deploy;
    const built = deploy && this.replaceHashes(path, deploy, 0);
    const file = built && [built, join(built, 'index.html')].find(isFile);
    return deploy && file ? this.read(file, deploy) : { ...this.read('404.html'), status: 404 };
  }

  private findDeploy(path: string): number | undefined {
    for (let deploy = this.deploy; deploy >= this.oldest; deploy -= 1) {
      if (this.hashes.some((hash) => path.includes(rotate(hash, deploy)))) return deploy;
    }
    return undefined;
  }

  private read(file: string, deploy = this.deploy): Answer {
    const type = contentTypes[extname(file)] ?? 'application/octet-stream';
    if (!/html|script|json/.test(type))
      return { status: 200, type, body: readFileSync(join(folder, file)) };
    const text = this.replaceHashes(readText(file), 0, deploy);
    return { status: 200, type, body: text.replace('<html ', `<html data-deploy="${deploy}" `) };
  }

  private replaceHashes(text: string, from: number, to: number): string {
    const names = new Map(this.hashes.map((hash) => [rotate(hash, from), rotate(hash, to)]));
    return text.replace(
      new RegExp([...names.keys()].join('|'), 'g'),
      (hash) => names.get(hash) ?? hash,
    );
  }
}

const isFile = (file: string) =>
  statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
