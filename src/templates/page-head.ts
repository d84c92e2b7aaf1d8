import { graphql } from 'gatsby';

/** What every template asks of the head of its page. */
export const pageHead = graphql`
  fragment PageHead on PageHead {
    title
    description
    route
    noindex
  }
`;
