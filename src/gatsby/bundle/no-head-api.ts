/** Takes the place of Gatsby's head API in the bundle: all heads of this site come from react-helmet. */
export function headHandlerForBrowser(): void {
  // No page exports a head.
}
