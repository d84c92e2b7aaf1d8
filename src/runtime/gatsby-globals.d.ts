/** The globals of Gatsby that the runtime uses. */
interface GatsbyPageResources {
  status?: 'error' | 'success';
  /** What failed. Of a script that is missing, webpack knows the address. */
  error?: { request?: string };
  page?: { path: string; webpackCompilationHash?: string };
}

interface GatsbyLoader {
  loadPage(path: string): Promise<GatsbyPageResources | undefined>;
  loadPageSync(path: string, options?: object): GatsbyPageResources | undefined;
}

interface Window {
  ___loader: GatsbyLoader;
  ___navigate(to: string | number, options?: { replace?: boolean }): void;
}
