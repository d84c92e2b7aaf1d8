import { graphql } from 'gatsby';

/** The metadata that every template queries. */
export const pageHead = graphql`
  fragment PageHead on PageHead {
    title
    description
    route
    noindex
  }
`;
