import { pick, type QueryParams, runQuery } from './query';
import { type Operation, StoredIndex, type Synonym } from './stored-index';

/** An error response in the format of the service. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfter?: string,
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

const largestRecord = 10_000;

/** The stored indexes, and the routes of Algolia's REST API (version 1). */
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
    index.change({ ...settings });
    for (const record of records) index.records.set(record.objectID, { ...record });
  }

  respond({ method, parts, params, body }: Request): unknown {
    const [root, name = '', verb, id] = parts;
    if (root !== 'indexes') throw new Refusal(404, 'Path not found');
    const call = `${method} ${verb ?? ''}`;
    if (name === '*' && call === 'POST queries') return this.runQueries(body);
    switch (call) {
      case 'POST batch':
        return this.batch(name, body.requests);
      case 'POST query':
        return runQuery(name, this.find(name), readParams(body));
      case 'POST browse':
      case 'GET browse':
        return this.browse(name, { ...Object.fromEntries(params), ...readParams(body) });
      case 'GET settings':
        return this.find(name).settings;
      case 'PUT settings':
        return this.change(name, (index) => index.change(body));
      case 'POST synonyms':
        return id === 'search'
          ? this.searchSynonyms(name, body)
          : this.saveSynonyms(name, body, params.get('replaceExistingSynonyms') === 'true');
      case 'GET task':
        return {
          status: this.find(name).isPublished(Number(id)) ? 'published' : 'notPublished',
          pendingTask: false,
        };
      case 'POST clear':
        return this.change(name, (index) => index.records.clear());
      case 'POST ':
        return this.batch(name, [{ action: 'addObject', body }]);
      case 'DELETE ':
        return this.change(name, () => this.indexes.delete(name));
      default:
        return this.answerObject(method, name, verb ?? '', id, body);
    }
  }

  private answerObject(method: string, name: string, objectID: string, verb = '', body = {}) {
    switch (`${method} ${verb}`) {
      case 'GET ': {
        const record = this.find(name).records.get(objectID);
        if (!record) throw new Refusal(404, 'ObjectID does not exist');
        return record;
      }
      case 'PUT ':
        return this.batch(name, [{ action: 'updateObject', body: { ...body, objectID } }]);
      case 'POST partial':
        return this.batch(name, [{ action: 'partialUpdateObject', body: { ...body, objectID } }]);
      case 'DELETE ':
        return this.batch(name, [{ action: 'deleteObject', body: { objectID } }]);
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
      if (size <= largestRecord) continue;
      throw new Refusal(
        400,
        `Record at the position ${position} objectID=${body.objectID} is too big size=${size}/${largestRecord} bytes. Please have a look at https://www.algolia.com/doc/guides/sending-and-managing-data/prepare-your-data/in-depth/index-and-records-size-and-usage-limitations/#record-size-limits`,
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

  private searchSynonyms(name: string, { page = 0, hitsPerPage = 20 }: QueryParams) {
    const synonyms = [...this.find(name).synonyms.values()];
    const from = Number(page) * Number(hitsPerPage);
    return { hits: synonyms.slice(from, from + Number(hitsPerPage)), nbHits: synonyms.length };
  }

  private browse(name: string, params: QueryParams) {
    const index = this.find(name);
    const cursor = params.cursor ? JSON.parse(atob(String(params.cursor))) : params;
    const from = Number(cursor.from ?? 0);
    const hitsPerPage = Number(cursor.hitsPerPage ?? 1000);
    const records = [...index.records.values()];
    const next = { ...cursor, from: from + hitsPerPage };
    return {
      hits: records
        .slice(from, from + hitsPerPage)
        .map((record) => pick(record, cursor.attributesToRetrieve)),
      nbHits: records.length,
      page: 0,
      nbPages: 1,
      hitsPerPage,
      processingTimeMS: 1,
      query: '',
      params: '',
      ...(next.from < records.length && { cursor: btoa(JSON.stringify(next)) }),
    };
  }

  private runQueries({ requests }: { requests: QueryParams[] }) {
    const results = requests.map((request) => {
      const name = String(request.indexName);
      return runQuery(name, this.find(name), readParams(request));
    });
    return { results };
  }
}

/** Parameters are separate fields, or a query string in `params`. */
function readParams(body: QueryParams | undefined): QueryParams {
  const { params, ...rest } = body ?? {};
  if (typeof params !== 'string') return { ...rest, ...(params as object) };
  return { ...rest, ...Object.fromEntries(new URLSearchParams(params)) };
}
