import { dirname } from 'node:path/posix';
import { type Document, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Finding } from '../../src/problems/problem';
import { nearest } from '../../src/text/nearest';
import { insertEntry, mapsOf } from './insert-entry';
import type { GuideRequest } from './parse-request';

/** Where an entry is written: in a list of the sidebar, before the entry with this index. */
interface Place {
  list: YAMLSeq;
  index: number;
}

/** The sidebar with an entry for a new guide, or why there is no place for it. */
export type ChangedSidebar = { text: string } | { finding: Finding };

/**
 * Adds a guide to the text of `sidebar.yaml`: after the entry or at the end of the branch that the
 * author names, or else where its neighbours are. An entry that is there already stays.
 */
export function addToSidebar(
  text: string,
  { contents }: Document,
  request: GuideRequest,
): ChangedSidebar {
  const entry = `guide: ${request.path}`;
  if (!isSeq(contents)) return { text: `${text.replace(/[^\n]$/, '$&\n')}- ${entry}\n` };
  const guides = listGuides(contents);
  if (guides.some(({ path }) => path === request.path)) return { text };
  const place = findPlace(contents, guides, request);
  if ('finding' in place) return place;
  const { list, index } = place;
  return { text: insertEntry(text, list, index, list.flow ? `{ ${entry} }` : entry) };
}

/** The guides in all lists, each with the place after it. */
function listGuides(root: YAMLSeq): { path: unknown; place: Place }[] {
  return listLists(root).flatMap((list) =>
    mapsOf(list)
      .filter((map) => map.has('guide'))
      .map((map) => ({
        path: map.get('guide'),
        place: { list, index: list.items.indexOf(map) + 1 },
      })),
  );
}

function findPlace(
  root: YAMLSeq,
  guides: ReturnType<typeof listGuides>,
  { path, after, category }: GuideRequest,
): Place | { finding: Finding } {
  if (after !== undefined) {
    const found = guides.find((guide) => guide.path === after);
    const known = guides.map((guide) => guide.path);
    return found?.place ?? { finding: describeUnknown('guide', after, known) };
  }
  if (category !== undefined) return findBranch(listLists(root), category);
  const isNeighbour = (other: unknown) =>
    path.includes('/') && dirname(String(other)) === dirname(path);
  const neighbour =
    guides.findLast((guide) => isNeighbour(guide.path)) ??
    guides.findLast((guide) => guide.place.list === root);
  return neighbour?.place ?? { list: root, index: root.items.length };
}

function findBranch(lists: readonly YAMLSeq[], category: string): Place | { finding: Finding } {
  const branches = lists.flatMap(mapsOf).filter((map) => isSeq(map.get('items')));
  const namesOf = (branch: YAMLMap) => [branch.get('category'), branch.get('label')];
  const branch = branches.find((each) => namesOf(each).includes(category));
  const list = branch?.get('items') as YAMLSeq | undefined;
  if (list) return { list, index: list.items.length };
  return { finding: describeUnknown('branch', category, branches.flatMap(namesOf)) };
}

/** The list itself and the lists of its branches. */
function listLists(list: YAMLSeq): YAMLSeq[] {
  const below = mapsOf(list).map((branch) => branch.get('items'));
  return [list, ...below.filter((items) => isSeq(items)).flatMap(listLists)];
}

function describeUnknown(kind: string, name: string, known: readonly unknown[]): Finding {
  const names = known.filter((each) => typeof each === 'string');
  const suggestion = nearest(name, names);
  return {
    code: `new/unknown-${kind}`,
    found: `no ${kind} ${name} in the sidebar`,
    expected: `one of ${names.join(', ')}`,
    fix: suggestion
      ? `did you mean ${/\s/.test(suggestion) ? `"${suggestion}"` : suggestion}?`
      : 'correct the name',
  };
}
