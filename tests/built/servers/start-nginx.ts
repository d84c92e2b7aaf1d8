import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { servers } from '../../../tooling/tests/deploy-tools';
import { user } from './prepare-site';
import { type Server, startServer } from './start-server';

/** Replaces text that must be there in a file. */
function edit(file: string, changes: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    text = text.replaceAll(from, to);
  }
  writeFileSync(file, text);
}

/** Installs `deploy/nginx` below the folder with the site, as deploy/README.md says. */
function install(folder: string, port: number, modules: readonly string[]): string {
  const configuration = join(folder, 'superposition-docs');
  cpSync('deploy/nginx', configuration, { recursive: true });
  const at = (name: string) => join(configuration, `${name}.conf`);
  edit(at('site'), [['/srv/superposition-docs/current/', `${folder}/`]]);
  edit(at('headers'), [['/srv/superposition-docs/current/', `${folder}/`]]);
  edit(at('http'), [['/srv/superposition-docs/current/', `${folder}/`]]);
  edit(at('server'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['    listen [::]:80;\n', ''],
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = join(folder, 'nginx.conf');
  writeFileSync(
    main,
    [
      ...modules.map((path) => `load_module ${path};`),
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'events {}',
      'http {',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      'include superposition-docs/server.conf;',
      '}',
    ].join('\n'),
  );
  return main;
}

const command = (folder: string, main: string, log: string) => [
  servers.nginx,
  '-p',
  folder,
  '-c',
  main,
  '-e',
  join(folder, log),
];

/** Starts nginx with all that its files offer. */
export async function startNginx(folder: string): Promise<Server> {
  const port = await getPort();
  const main = install(folder, port, servers.modules);
  const at = (name: string) => join(folder, 'superposition-docs', `${name}.conf`);
  edit(at('site'), [['# include superposition-docs/brotli', 'include superposition-docs/brotli']]);
  edit(at('headers'), [['# add_header Strict', 'add_header Strict']]);
  return startServer(command(folder, main, 'error.log'), { folder, port });
}

/** What nginx says about its files as they are, without a module: nothing if they are right. */
export async function checkNginx(folder: string): Promise<string> {
  const main = install(folder, await getPort(), []);
  const [nginx = '', ...args] = command(folder, main, 'check.log');
  execFileSync(nginx, [...args, '-t', '-q'], { ...user, stdio: 'pipe' });
  return readFileSync(join(folder, 'check.log'), 'utf8');
}
