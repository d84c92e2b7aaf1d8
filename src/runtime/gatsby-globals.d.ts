/** The globals of Gatsby that the runtime uses. */
interface GatsbyPageResources {
  status?: 'error' | 'success';
  page?: { path: string };
}

interface GatsbyLoader {
  loadPage(path: string): Promise<GatsbyPageResources | undefined>;
  loadPageSync(path: string, options?: object): GatsbyPageResources | undefined;
}

interface Window {
  ___loader: GatsbyLoader;
  ___navigate(to: string | number, options?: object): void;
}
