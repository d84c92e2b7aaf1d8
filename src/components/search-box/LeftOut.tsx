import { cutQuery, maxQueryLength } from '../../search/search-address';

/** Says what of a pasted text the search field does not show. */
export function LeftOut({ rest }: { rest: string }) {
  return (
    <p>
      The field shows at most {maxQueryLength} characters: “{cutQuery(rest)}” was left out.
    </p>
  );
}
