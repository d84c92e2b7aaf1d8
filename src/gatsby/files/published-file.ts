/** A file to publish; its path is relative to the site's prefix. */
export interface PublishedFile {
  path: string;
  text: string;
}
