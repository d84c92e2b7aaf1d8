import type { Finding } from '../../problems/problem';
import type { OpenApiDocument } from '../document/document';
import { listAreaNames, listAreas } from '../document/list-areas';
import { listOperations } from '../document/list-operations';
import { findAreaProblems, findSlugProblems } from './addresses';
import { findTagProblems } from './tag-problems';

/** Finds the operations and areas of a document that cannot have a page of their own, and what is wrong with its tags. */
export function findPageProblems(document: OpenApiDocument): Finding[] {
  const raws = listOperations(document);
  return [
    ...findSlugProblems(raws),
    ...findAreaProblems(document, raws, listAreaNames(document, raws)),
    ...findTagProblems(document, listAreas(document)),
  ];
}
