import type { GatsbyNode } from 'gatsby';
import { aliasType } from './types/alias';
import { apiType } from './types/api';
import { areaType } from './types/area';
import { categoryType } from './types/category';
import { guideType } from './types/guide';
import { operationType } from './types/operation';
import { pageHeadType } from './types/page-head';
import { searchRecordType } from './types/search-record';
import { sidebarType } from './types/sidebar';

/** Every type and field has a description, so that GraphiQL explains itself to the content team. */
export const typeDefinitions = [
  pageHeadType,
  guideType,
  categoryType,
  areaType,
  operationType,
  apiType,
  aliasType,
  sidebarType,
  searchRecordType,
].join('');

/** Declares the types of the content; nothing is inferred from the data. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions);
};
