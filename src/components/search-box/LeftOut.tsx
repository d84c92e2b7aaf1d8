import { cutQuery, maxQueryLength } from '../../search/search-address';

/** Says what of a pasted text did not fit into the search field. */
export function LeftOut({ rest }: { rest: string }) {
  return (
    <p>
      A search has at most {maxQueryLength} characters: “{cutQuery(rest)}” was left out.
    </p>
  );
}
