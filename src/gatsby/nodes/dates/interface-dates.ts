import type { VersionContent } from '../../../content/model';
import type { OpenApiDocument } from '../../../openapi/document/document';
import { listEntries } from '../../../openapi/document/list-entries';
import { follow } from '../../../openapi/document/reference';
import type { Page } from '../../../page-models/model';
import { findTagPointer, listShownPointers } from '../../../page-models/shown-pointers';
import { type PointerDates, readPointerDates } from './pointer-dates';

/** What the overview shows of a document, besides the operations. */
const overviewPointers = ['/info', '/servers', '/security', '/tags', '/components/securitySchemes'];

/** Returns the date (`2026-11-20`) of the last commit that changed what a reference page shows. */
export type FindInterfaceDate = (page: Page) => Promise<string | undefined>;

/**
 * Creates the function that dates the reference pages of a version: by the lines of the interface
 * and its overlays that a page shows, by the note of an operation, and by `errors.yaml` for the
 * overview. Files are read once, when they are needed. `folder` contains the content root.
 */
export function createInterfaceDates(
  { document, locate, notes, apiSource, files: named }: VersionContent,
  folder: string,
): FindInterfaceDate {
  if (!document || !locate || !apiSource) return async () => undefined;
  const files = new Map<string, Promise<PointerDates>>();
  const parts = new Map<string, Promise<string | undefined>>();
  const datesOf = (file: string) => remember(files, file, () => readPointerDates(folder, file));
  const dateOf = (pointer: string) =>
    remember(parts, pointer, async () => {
      const origins = listLeaves(document, pointer).map((leaf) => locate(leaf));
      return latest(
        await Promise.all(
          origins.map(async (origin) => (await datesOf(origin.file))(origin.pointer)),
        ),
      );
    });
  return async (page) => {
    const shown = await Promise.all(listPointers(page, document).map(dateOf));
    if (page.kind === 'overview') {
      const errors = await datesOf(named.errors);
      return latest([...shown, errors('')]);
    }
    const isOperation = page.kind === 'operation';
    const note = isOperation && notes.find(({ operation }) => operation === page.operation.id);
    return latest([...shown, note ? note.updated : undefined]);
  };
}

function listPointers(page: Page, document: OpenApiDocument): string[] {
  if (page.kind === 'operation') return listShownPointers(document, [page.operation]);
  if (page.kind === 'overview') return overviewPointers;
  return page.kind === 'area' ? [findTagPointer(document, page.title) ?? []].flat() : [];
}

/** Lists the parts below a pointer that contain no others: texts, numbers, and examples as a whole. */
function listLeaves(document: OpenApiDocument, pointer: string): string[] {
  const value = follow(document, `#${pointer}`);
  const below = listEntries(value, '', pointer).map((entry) => entry.pointer);
  return below.filter((each, index) => !below[index + 1]?.startsWith(`${each}/`));
}

function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates
    .flatMap((date) => date ?? [])
    .sort()
    .at(-1);
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, find: () => Value): Value {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}
