/** Returns whether the server has a newer deploy than the one that this document is from. */
export async function isOutdated(): Promise<boolean> {
  const own = window.___webpackCompilationHash;
  const { base } = document.documentElement.dataset;
  try {
    const response = await fetch(`${base}/page-data/app-data.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(4000),
    });
    const { webpackCompilationHash: current } = await response.json();
    return Boolean(own && current) && own !== current;
  } catch {
    return false;
  }
}
