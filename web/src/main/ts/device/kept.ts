/** What this device keeps of its tables, in IndexedDB: of each the head and, line by line, the log. */
import type { KeptTable } from './engine.ts';

const NAME = 'kniffel';

interface StoredRow {
  id: string;
  head: unknown;
  /** How many lines its log has. */
  lines: number;
  /** How often it was changed: a page that knows another number has not seen the latest. */
  changes: number;
}

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('another page was quicker'));
  });

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

export class Store {
  /** How often each table had been changed when it was last read or written here. */
  private readonly seen = new Map<string, number>();

  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Store> {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' });
      opening.result.createObjectStore('lines');
    };
    const database = await result(opening);
    database.onversionchange = () => database.close();
    return new Store(database);
  }

  /** Every table with all its lines. */
  async all(): Promise<KeptTable[]> {
    const transaction = this.database.transaction(['tables', 'lines']);
    const rows = await result<StoredRow[]>(transaction.objectStore('tables').getAll());
    const logs = await Promise.all(rows.map(({ id }) => result<string[]>(transaction.objectStore('lines').getAll(IDBKeyRange.bound([id, 0], [id, Infinity])))));
    this.seen.clear();
    rows.forEach(({ id, changes }) => this.seen.set(id, changes));
    return rows.map(({ id, head }, i) => ({ id, head, lines: logs[i]! }));
  }

  /** Stores what is new, completely or not at all; fails if another page has changed one of these tables. */
  async save(saved: KeptTable[]): Promise<void> {
    const transaction = this.database.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' });
    const finished = done(transaction);
    const tables = transaction.objectStore('tables');
    const lines = transaction.objectStore('lines');
    for (const { id, head, lines: added } of saved) {
      const asked = tables.get(id);
      asked.onsuccess = () => {
        const row: StoredRow = asked.result ?? { id, head, lines: 0, changes: 0 };
        if (row.changes !== (this.seen.get(id) ?? 0)) return transaction.abort();
        added.forEach((line, i) => lines.put(line, [id, row.lines + i]));
        tables.put({ id, head, lines: row.lines + added.length, changes: row.changes + 1 } satisfies StoredRow);
      };
    }
    await finished;
    saved.forEach(({ id }) => this.seen.set(id, (this.seen.get(id) ?? 0) + 1));
  }
}
