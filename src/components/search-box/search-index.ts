import shell from 'site-data/shell.json';
import { fetchJson } from '../../hooks/fetch-json';

let manifest: Promise<unknown> | undefined;

/** Fetches the manifest of the search index once, or again if the last one failed or is out of date. */
export function loadManifest(isOutdated = false): Promise<unknown> {
  if (isOutdated) manifest = undefined;
  manifest ??= fetchJson(shell.searchIndex ?? '').catch((error) => {
    manifest = undefined;
    throw error;
  });
  return manifest;
}

/** Requests the manifest before the code that needs it is there. A hosted index has none. */
export function preloadManifest(): void {
  if (shell.searchIndex) loadManifest().catch(() => {});
}
