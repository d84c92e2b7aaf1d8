import type { GatsbyNode } from 'gatsby';
import { pushToHostedSearch } from '../hosted-search/hosted-search';
import type { RecordData } from '../hosted-search/pushed-record';
import { onPostBuild as writeFiles } from './write-files';

/** What follows the pages: the files beside them, then the records for hosted search. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  // Gatsby would wait for the callback of a function that names a third parameter.
  await writeFiles?.(args, options, () => {});
  await pushToHostedSearch(
    args.reporter,
    async (query) => (await args.graphql(query)) as RecordData,
  );
};
