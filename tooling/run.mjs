// Until the packages are installed, only `node:` modules can be imported.
import { install } from './install.mjs';

install();
// The program sees its own arguments only, as if it had been called itself.
const [program] = process.argv.splice(2, 1);
// Lets Node.js read TypeScript from here on.
await import('tsx');
const { default: helps } = await import('./help.ts');
const help = helps.findHelp(program, process.argv.slice(2));
if (help) console.log(help);
else await import(`./${program}.ts`);
