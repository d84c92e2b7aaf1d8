// Until the packages are installed, only `node:` modules can be imported.
import { install } from './install.mjs';

install();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./run-tests.ts', import.meta.url);
