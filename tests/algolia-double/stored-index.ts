export type Settings = Record<string, unknown>;
export type Stored = { objectID: string } & Record<string, unknown>;

/** A group of words and phrases that mean the same. */
export interface Synonym {
  objectID: string;
  type: string;
  synonyms: string[];
}

export interface Operation {
  action: string;
  body: Partial<Stored>;
}

/** An index in memory: records, settings, synonyms, and the queue of tasks that change them. */
export class StoredIndex {
  readonly records = new Map<string, Stored>();
  readonly synonyms = new Map<string, Synonym>();
  readonly settings: Settings = { ...defaults };
  private readonly published = new Set<number>();
  private queue: Promise<void> = Promise.resolve();

  /** Runs `work` after `delay` milliseconds and after all earlier work, then publishes the task. */
  schedule(taskID: number, delay: number, work: () => void): void {
    if (delay === 0) {
      work();
      this.published.add(taskID);
      return;
    }
    this.queue = this.queue
      .then(() => new Promise((resolve) => setTimeout(resolve, delay)))
      .then(() => {
        work();
        this.published.add(taskID);
      });
  }

  isPublished(taskID: number): boolean {
    return this.published.has(taskID);
  }

  /** Changes only the given settings; null restores the default. */
  change(settings: Settings): void {
    for (const [name, value] of Object.entries(settings)) {
      if (value !== null) this.settings[name] = value;
      else if (name in defaults) this.settings[name] = defaults[name];
      else delete this.settings[name];
    }
  }

  apply({ action, body }: Operation): void {
    const { objectID = '' } = body;
    const existing = this.records.get(objectID);
    switch (action) {
      case 'addObject':
      case 'updateObject':
        this.records.set(objectID, { ...body, objectID });
        break;
      case 'partialUpdateObject':
        this.records.set(objectID, { ...existing, ...body, objectID });
        break;
      case 'partialUpdateObjectNoCreate':
        if (existing) this.records.set(objectID, { ...existing, ...body, objectID });
        break;
      case 'deleteObject':
        this.records.delete(objectID);
        break;
      case 'clear':
      case 'delete':
        this.records.clear();
        break;
      default:
        throw new Error(`unknown action ${action}`);
    }
  }
}

const defaults: Settings = {
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  searchableAttributes: null,
  attributesToRetrieve: null,
  attributesToSnippet: null,
  attributesToHighlight: null,
  attributesForFaceting: null,
  paginationLimitedTo: 1000,
  attributeForDistinct: null,
  exactOnSingleWordQuery: 'attribute',
  ranking: ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'],
  customRanking: null,
  separatorsToIndex: '',
  removeWordsIfNoResults: 'none',
  queryType: 'prefixLast',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
  alternativesAsExact: ['ignorePlurals', 'singleWordSynonym'],
};
