import type { GatsbyNode } from 'gatsby';
import { pushToHostedSearch } from './hosted-search';
import type { RecordData } from './push/pushed-record';
import { onPostBuild as writeFiles } from './write-files';

/** What follows the pages: the files beside them, then the records for hosted search. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options, callback) => {
  await writeFiles?.(args, options, callback);
  await pushToHostedSearch(
    args.reporter,
    async (query) => (await args.graphql(query)) as RecordData,
  );
};
