/** A file to be published; its path is below the site's prefix. */
export interface PublishedFile {
  path: string;
  text: string;
}
