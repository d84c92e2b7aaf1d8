import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressTexts } from '../build/compress-texts';
import { type StaticServer, startStaticServer } from '../serve/static-server';

/** Serves a copy of a built site as production does, with Brotli: what is measured includes the transfer. */
export async function serveCompressed(base: string, folder = 'public'): Promise<StaticServer> {
  const copy = mkdtempSync(join(tmpdir(), 'compressed-site-'));
  cpSync(folder, copy, { recursive: true });
  await compressTexts(copy);
  const server = await startStaticServer({ base, folder: copy });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(copy, { recursive: true });
    },
  };
}
