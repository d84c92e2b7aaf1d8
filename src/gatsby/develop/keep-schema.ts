import { requireFromGatsby } from './gatsby-module';

/** What is used of Gatsby's module that builds the schema. */
interface SchemaModule {
  build(options: unknown): Promise<void>;
}

/**
 * Keeps Gatsby from building its schema again after each save, and from writing its types. Ours are written
 * down, so no change of the content changes the schema.
 */
export function keepSchema(
  schema: SchemaModule = requireFromGatsby()('./dist/schema') as SchemaModule,
): void {
  const { build } = schema;
  let built: Promise<void> | undefined;
  schema.build = (options) => {
    built ??= build(options);
    return built;
  };
}
