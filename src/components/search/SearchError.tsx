/** The service did not answer; the query stays, and is asked again on request. */
export function SearchError({ retry }: { retry: () => void }) {
  return (
    <div className="search-message" role="alert">
      <p className="search-message-title">Unable to fetch results</p>
      <p>You might want to check your network connection.</p>
      <button type="button" className="button" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
