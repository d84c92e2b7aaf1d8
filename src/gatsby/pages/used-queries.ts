import { requireFromGatsby } from '../develop/gatsby-module';

/** What is used of Gatsby's module that finds the queries of components, by their files. */
interface QueryCompiler {
  default(options: unknown): Promise<Map<string, unknown> | undefined>;
}

interface Store {
  getState(): { components: ReadonlyMap<string, unknown> };
}

/** Keeps from Gatsby the queries of templates that no page uses: it would warn an author of them. */
export function keepUsedQueries(
  compiler: QueryCompiler = requireFromGatsby()('./dist/query/query-compiler'),
  { store }: { store: Store } = requireFromGatsby()('./dist/redux'),
): void {
  const { default: compile } = compiler;
  compiler.default = async (options) => {
    const queries = await compile(options);
    const { components } = store.getState();
    return queries && new Map([...queries].filter(([file]) => components.has(file)));
  };
}
