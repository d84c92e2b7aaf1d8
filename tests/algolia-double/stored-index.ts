export type Settings = Record<string, unknown>;
export type Stored = { objectID: string } & Record<string, unknown>;

/** A group of words and phrases that mean the same. */
export interface Synonym {
  objectID: string;
  type: string;
  synonyms: string[];
}

/** A change of a record. */
export interface Operation {
  action: string;
  body: Partial<Stored>;
}

/** An index in memory: records, settings, synonyms, and the queue of tasks that change them. */
export class StoredIndex {
  readonly records = new Map<string, Stored>();
  readonly synonyms = new Map<string, Synonym>();
  readonly settings: Settings = {};
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

  apply({ action, body }: Operation): void {
    const { objectID = '' } = body;
    if (action === 'deleteObject') this.records.delete(objectID);
    else if (/^(add|update)Object$/.test(action)) {
      this.records.set(objectID, { ...body, objectID });
    } else throw new Error(`unknown action ${action}`);
  }
}
