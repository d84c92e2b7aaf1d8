import { dirname } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { findContentRoot } from '../../content/files/content-root';
import type { VersionContent } from '../../content/model';
import { listPages } from '../../page-models/build-pages';
import { getStoredContent } from '../content-store';
import { compareIndex } from '../hosted-search/compare-index';
import { createInterfaceDates, type FindInterfaceDate } from './dates/interface-dates';

/** The parts of a node of a page that identify it. */
interface PageNode {
  version: string;
  route: string;
}

interface ResolveInfo {
  originalResolver(source: object, args: object, context: object, info: object): unknown;
}

/** Adds the fields that are computed when a query asks for them, because a build never does. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  const updated = {
    resolve: async (source: PageNode, args: object, context: object, info: ResolveInfo) =>
      info.originalResolver({ ...source, updated: await findDate(source) }, args, context, info),
  };
  createResolvers({
    Operation: { updated },
    Area: { updated },
    Api: { updated },
    Query: {
      searchPush: {
        type: 'SearchPush!',
        description: 'What the next push to hosted search would send. Each query reads the index.',
        resolve: () => compareIndex(getStoredContent(), process.env),
      },
    },
  });
};

const finders = new WeakMap<VersionContent, FindInterfaceDate>();

/** Finds the date of a reference page. The content is another object after each change. */
async function findDate({ version, route }: PageNode): Promise<string | undefined> {
  const { content, versions } = getStoredContent();
  const authored = content.versions.find((each) => each.version === version);
  const pages = versions.find((each) => each.version === version);
  const page = pages && listPages(pages).find((each) => each.route === route);
  if (!authored || !page) return undefined;
  const find = finders.get(authored) ?? createInterfaceDates(authored, dirname(findContentRoot()));
  finders.set(authored, find);
  return find(page);
}
