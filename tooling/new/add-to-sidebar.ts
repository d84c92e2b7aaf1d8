import { dirname } from 'node:path/posix';
import { type Document, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Finding } from '../../src/problems/problem';
import { suggest } from '../../src/text/nearest';
import { insertEntry, mapsOf } from './insert-entry';
import type { GuideRequest } from './parse-request';

/** A list of the sidebar, and the branches that lead to it: none to the whole sidebar. */
interface Branch {
  list: YAMLSeq;
  path: readonly YAMLMap[];
}

/** Where an entry is written: in a list of the sidebar, before the entry with this index. */
interface Place extends Branch {
  index: number;
}

/** The sidebar with an entry for a new guide, and where a new entry is; or why there is no place for it. */
export type ChangedSidebar = { text: string; where?: string } | { finding: Finding };

/**
 * Adds a guide to the text of `sidebar.yaml`: after the entry or at the end of the branch that the
 * author names, or else where most of its neighbours are. An entry that is there already stays.
 */
export function addToSidebar(
  text: string,
  { contents }: Document,
  request: GuideRequest,
): ChangedSidebar {
  const entry = `guide: ${request.path}`;
  if (!isSeq(contents)) return { text: `${text.replace(/[^\n]$/, '$&\n')}- ${entry}\n` };
  const sidebar = { list: contents, path: [] };
  const branches = listBranches(sidebar);
  const guides = [sidebar, ...branches].flatMap(listGuides);
  if (guides.some((guide) => guide.path === request.path)) return { text };
  const place = findPlace(sidebar, branches, guides, request);
  if ('finding' in place) return place;
  const { list, index, path } = place;
  return {
    text: insertEntry(text, list, index, list.flow ? `{ ${entry} }` : entry),
    where: path.map((branch) => branch.get('label')).join(' › '),
  };
}

/** The guides of a list, each with the place after it. */
function listGuides({ list, path }: Branch): { path: unknown; place: Place }[] {
  return mapsOf(list)
    .filter((map) => map.has('guide'))
    .map((map) => ({
      path: map.get('guide'),
      place: { list, path, index: list.items.indexOf(map) + 1 },
    }));
}

function findPlace(
  sidebar: Branch,
  branches: readonly Branch[],
  guides: ReturnType<typeof listGuides>,
  { path, after, category }: GuideRequest,
): Place | { finding: Finding } {
  if (after !== undefined) {
    const found = guides.find((guide) => guide.path === after);
    const known = guides.map((guide) => guide.path);
    return found?.place ?? { finding: describeUnknown('guide', after, known) };
  }
  if (category !== undefined) {
    const branch = branches.find((each) => namesOf(each).includes(category));
    if (branch) return { ...branch, index: branch.list.items.length };
    return { finding: describeUnknown('branch', category, branches.flatMap(namesOf)) };
  }
  const beside = guides.filter((guide) =>
    path.includes('/')
      ? dirname(String(guide.path)) === dirname(path)
      : guide.place.list === sidebar.list,
  );
  if (beside.length === 0 && branches.length > 0) return { finding: askForBranch(path, branches) };
  const countIn = ({ list }: Place) => beside.filter(({ place }) => place.list === list).length;
  const [most] = beside.toSorted((a, b) => countIn(b.place) - countIn(a.place));
  const last = beside.findLast(({ place }) => place.list === most?.place.list);
  return last?.place ?? { ...sidebar, index: sidebar.list.items.length };
}

function namesOf({ path }: Branch): unknown[] {
  return ['category', 'label'].map((name) => path.at(-1)?.get(name));
}

/** The branches below a list, each before its own. */
function listBranches({ list, path }: Branch): Branch[] {
  return mapsOf(list).flatMap((branch) => {
    const items = branch.get('items');
    if (!isSeq(items)) return [];
    const below = { list: items, path: [...path, branch] };
    return [below, ...listBranches(below)];
  });
}

/** Asks for the branch of a guide that has no neighbours. */
function askForBranch(path: string, branches: readonly Branch[]): Finding {
  const labels = branches.map((branch) => namesOf(branch).at(-1));
  return {
    code: 'new/no-branch',
    found: `no branch that ${path} belongs to`,
    expected: `the name of one: ${labels.join(', ')}`,
    fix: `add --category "${labels[0]}", or --after and the path of a guide`,
  };
}

function describeUnknown(kind: string, name: string, known: readonly unknown[]): Finding {
  const names = known.filter((each) => typeof each === 'string');
  return {
    code: `new/unknown-${kind}`,
    found: `no ${kind} ${name} in the sidebar`,
    expected: `one of ${names.join(', ')}`,
    fix: suggest(name, names, 'correct the name', (meant) =>
      /\s/.test(meant) ? `"${meant}"` : meant,
    ),
  };
}
