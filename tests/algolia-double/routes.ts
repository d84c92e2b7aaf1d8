import { pick, type QueryParams, runQuery } from './run-query';
import { type Operation, StoredIndex, type Synonym } from './stored-index';

/** An error response in the format of the service. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Request {
  method: string;
  /** Decoded parts of the path after `/1/`. */
  parts: string[];
  params: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: a body is whatever a client sends
  body: any;
}

const maxRecordSize = 10_000;

/** The stored indexes, and the routes of Algolia's REST API (version 1) that the site and its push use. */
export class Store {
  readonly indexes = new Map<string, StoredIndex>();
  /** Milliseconds until a task is published. */
  taskDelay = 0;
  private tasks = 0;

  /** Stores records and settings in an index immediately, as a push would. */
  fill<R extends { objectID: string }>(
    name: string,
    settings: object,
    records: readonly R[],
  ): void {
    const index = this.indexes.get(name) ?? new StoredIndex();
    this.indexes.set(name, index);
    Object.assign(index.settings, settings);
    for (const record of records) index.records.set(record.objectID, { ...record });
  }

  respond({ method, parts, params, body }: Request): unknown {
    const [root, name = '', verb, id = ''] = parts;
    if (root !== 'indexes') throw new Refusal(404, 'Path not found');
    if (name === '*' && verb === 'queries') return this.runQueries(body.requests);
    switch (`${method} ${verb}${verb === 'synonyms' ? `/${id}` : ''}`) {
      case 'POST batch':
        return this.batch(name, body.requests);
      case 'POST browse':
        return this.browse(name, body);
      case 'GET settings':
        return this.find(name).settings;
      case 'PUT settings':
        return this.change(name, ({ settings }) => Object.assign(settings, body));
      case 'POST synonyms/search':
        return this.searchSynonyms(name, body);
      case 'POST synonyms/batch':
        return this.saveSynonyms(name, body, params.get('replaceExistingSynonyms') === 'true');
      case 'GET task':
        return { status: this.find(name).isPublished(Number(id)) ? 'published' : 'notPublished' };
      default:
        throw new Refusal(404, 'Path not found');
    }
  }

  private find(name: string): StoredIndex {
    const index = this.indexes.get(name);
    if (!index) throw new Refusal(404, `Index ${name} does not exist`);
    return index;
  }

  private change(name: string, work: (index: StoredIndex) => void) {
    const index = this.indexes.get(name) ?? new StoredIndex();
    this.indexes.set(name, index);
    this.tasks += 1;
    index.schedule(this.tasks, this.taskDelay, () => work(index));
    return { taskID: this.tasks, updatedAt: new Date().toISOString() };
  }

  private batch(name: string, operations: readonly Operation[]) {
    for (const [position, { body }] of operations.entries()) {
      const size = Buffer.byteLength(JSON.stringify(body));
      if (size <= maxRecordSize) continue;
      throw new Refusal(
        400,
        `Record at the position ${position} objectID=${body.objectID} is too big size=${size}/${maxRecordSize} bytes.`,
      );
    }
    const { taskID } = this.change(name, (index) => {
      for (const operation of operations) index.apply(operation);
    });
    return { taskID, objectIDs: operations.map(({ body }) => body.objectID) };
  }

  private saveSynonyms(name: string, synonyms: readonly Synonym[], isReplacing: boolean) {
    return this.change(name, (index) => {
      if (isReplacing) index.synonyms.clear();
      for (const synonym of synonyms) index.synonyms.set(synonym.objectID, synonym);
    });
  }

  private searchSynonyms(name: string, { page = 0, hitsPerPage = 20 }: Record<string, number>) {
    const groups = [...this.find(name).synonyms.values()];
    return {
      hits: groups.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits: groups.length,
    };
  }

  /** The cursor is the position of the next record. */
  private browse(name: string, { attributesToRetrieve, hitsPerPage = 1000, cursor }: QueryParams) {
    const records = [...this.find(name).records.values()];
    const start = Number(cursor ?? 0);
    const next = start + Number(hitsPerPage);
    return {
      hits: records.slice(start, next).map((record) => pick(record, attributesToRetrieve)),
      ...(next < records.length && { cursor: String(next) }),
    };
  }

  /** Parameters are next to the name of the index, or in `params`. */
  private runQueries(requests: readonly QueryParams[]) {
    const results = requests.map(({ indexName, params, ...direct }) =>
      runQuery(String(indexName), this.find(String(indexName)), {
        ...direct,
        ...(params as object),
      }),
    );
    return { results };
  }
}
