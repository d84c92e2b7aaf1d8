/**
 * Reports a part of the page that could not be loaded. Returns false if no newer deploy is the cause.
 * Otherwise the page is reloaded, where `click`, the control that needs the part, is clicked again;
 * or a box offers to reload.
 */
export async function reportMissingPart(click?: string): Promise<boolean> {
  const reload = await window.docsPartMissing(() => ({ click }));
  if (reload) window.docsLoads.offerNewer(reload);
  return Boolean(reload);
}
