// Until the packages are installed, only `node:` modules can be imported.
import { install } from './install.mjs';

install();
// The program sees its own arguments only, as if it had been called itself.
const [program] = process.argv.splice(2, 1);
// Lets Node.js read TypeScript from here on.
await import('tsx');
await import(`./${program}.ts`);
