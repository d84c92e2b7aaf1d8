/** Loads a whole page. Reloads if only the hash differs, because assigning would not load anything. */
export function load(address: string, isReplacing = false): void {
  const withoutHash = (url: string) => url.split('#')[0];
  if (withoutHash(address) === withoutHash(location.href)) {
    history.replaceState(history.state, '', address);
    location.reload();
  } else if (isReplacing) location.replace(address);
  else location.assign(address);
}
