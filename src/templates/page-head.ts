import { graphql } from 'gatsby';

/** The fields that every template queries for the head of its page. */
export const pageHead = graphql`
  fragment PageHead on PageHead {
    title
    description
    route
    noindex
  }
`;
