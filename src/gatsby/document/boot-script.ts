import { join } from 'node:path';
import { build } from 'esbuild';

/** Compiles the inline script of `src/boot`, which is part of every page. */
export async function buildBootScript(): Promise<{ script: string }> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'src', 'boot', 'boot.ts')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2019',
    logLevel: 'silent',
  });
  return { script: outputFiles[0]?.text.trim() ?? '' };
}
