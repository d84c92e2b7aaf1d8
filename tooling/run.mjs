// Until the packages are installed, only `node:` modules can be imported.
import { install } from './install.mjs';

install();
// The program sees its own arguments only, as if it had been called itself.
const [program] = process.argv.splice(2, 1);
const { tsImport } = await import('tsx/esm/api');
await tsImport(`./${program}.ts`, import.meta.url);
