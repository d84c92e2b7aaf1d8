/** The globals of Gatsby that the runtime uses. */
interface GatsbyPage {
  path: string;
  /** The deploy that was the current one when the page was loaded; empty if that is not known. */
  webpackCompilationHash?: string;
}

interface GatsbyPageResources {
  status?: 'error' | 'success';
  /** What failed. Of a script that is missing, webpack knows the address. */
  error?: { request?: string };
  page?: GatsbyPage;
}

interface GatsbyLoader {
  loadPage(path: string): Promise<GatsbyPageResources | undefined>;
  loadPageSync(path: string, options?: object): GatsbyPageResources | undefined;
}

interface Window {
  ___loader: GatsbyLoader;
  ___navigate(to: string | number, options?: { replace?: boolean }): void;
}
