/**
 * What readers call the parts of an interface whose file was generated: its tags, its schemas and its
 * security schemes.
 */
export interface Names {
  /** In the order in which readers see them. */
  areas: AreaName[];
  /** By the name of the type. */
  types: Record<string, TypeName>;
  /** What replaces an ending of a schema's name, where `types` has no name for the schema. */
  endings: Record<string, string>;
  /** Endings of the names of schemas that are no types to readers: their content is shown where they are used. */
  inline: string[];
  /** Patterns of descriptions in the file that say nothing to readers. */
  noise: string[];
  /** The names of security schemes in the file, by those that readers see. */
  securitySchemes: Record<string, string>;
}

/** An area: the operations of a tag, or some operations by their ids, which take precedence. */
export interface AreaName {
  name: string;
  tag?: string;
  operations?: string[];
}

/** A type for readers. */
export interface TypeName {
  /**
   * The schemas that are this type; the first gives it its form. Any other schema with the same fields is the
   * same type to readers, unless it has a name of its own.
   */
  schemas: string[];
  /** Another type, whose words its equal fields share where they have none of their own. */
  like?: string;
}
