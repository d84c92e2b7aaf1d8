/** A heading of level 2 or 3 for the table of contents; `text` is plain, `id` the anchor. */
export interface Heading {
  level: 2 | 3;
  id: string;
  text: string;
}
