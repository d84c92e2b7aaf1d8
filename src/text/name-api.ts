/** The name of an API as the title of its page: "Library API", and not "Library API API". */
export function nameApi(title: string): string {
  return /\bAPIs?$/i.test(title.trim()) ? title : `${title} API`;
}
