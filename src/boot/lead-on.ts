/**
 * Goes on to the page that a former address leads to, with the query and the fragment that follow the address. Without
 * scripts, an element of the page does, which can keep neither (`templates/redirect.tsx`).
 */
export function leadOn(): void {
  const { leadsTo } = document.documentElement.dataset;
  if (leadsTo) location.replace(leadsTo + location.search + location.hash);
}
