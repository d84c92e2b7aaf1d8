/** Shown when an answer takes longer than 200 ms. */
export function StillSearching() {
  return (
    <p className="search-stalled" role="status">
      Still searching…
    </p>
  );
}
