import type postgres from 'postgres';

/** Called when a statement is sent to the database; the function it returns is called with the outcome. */
export type QueryListener = (text: string) => (failure?: unknown) => void;

/** The current load of a connection pool. */
export interface DatabaseLoad {
  /** Maximum number of connections. */
  max: number;
  /** Running statements, and transactions, which hold a connection. */
  held: number;
  /** Called for every statement after they were added. */
  listeners: QueryListener[];
}

export function idleLoad(max: number): DatabaseLoad {
  return { max, held: 0, listeners: [] };
}

/** Internals of a query of postgres.js, which its types do not include. */
interface PendingQuery extends Promise<unknown> {
  strings: readonly string[];
  handler(query: PendingQuery): void;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

type Work = (sql: postgres.TransactionSql) => unknown;

/**
 * Wraps a client so that it calls the load's listeners for every statement: postgres.js has neither events nor metrics
 * of its pool. Listeners get the text of a statement with placeholders, never values.
 */
export function observeQueries(sql: postgres.Sql, load: DatabaseLoad): postgres.Sql {
  const holding = async <T>(work: () => Promise<T>): Promise<T> => {
    load.held += 1;
    try {
      return await work();
    } finally {
      load.held -= 1;
    }
  };
  return observed(sql, true);

  /** @param isPool whether a statement needs its own connection, or runs on that of its transaction */
  function observed<Client extends postgres.Sql | postgres.TransactionSql>(
    client: Client,
    isPool: boolean,
  ): Client {
    const observe = (query: unknown) => observeQuery(query, load, isPool);
    const inside = (work: Work) => (tx: postgres.TransactionSql) => work(observed(tx, false));
    const own: Record<PropertyKey, (...args: never[]) => unknown> = {
      unsafe: (...args: Parameters<postgres.Sql['unsafe']>) => observe(client.unsafe(...args)),
      begin: (...args: [Work] | [string, Work]) => {
        const work = inside(args.at(-1) as Work);
        const { begin } = client as postgres.Sql;
        return holding(() => (args.length === 1 ? begin(work) : begin(args[0], work)));
      },
      savepoint: (...args: [Work] | [string, Work]) => {
        const work = inside(args.at(-1) as Work);
        const { savepoint } = client as postgres.TransactionSql;
        return args.length === 1 ? savepoint(work) : savepoint(args[0], work);
      },
    };
    return new Proxy(client, {
      apply: (target, self, args) => observe(Reflect.apply(target, self, args)),
      get: (target, name) =>
        Object.hasOwn(own, name) && Reflect.has(target, name) ? own[name] : Reflect.get(target, name),
    });
  }
}

/** Wraps the handler of an unsent query. Names and lists of columns are not queries and are returned unchanged. */
function observeQuery(given: unknown, load: DatabaseLoad, isPool: boolean): unknown {
  if (!(given instanceof Promise)) return given;
  const query = given as PendingQuery;
  const { handler } = query;
  // Fragments of a larger query are never sent themselves.
  query.handler = Object.assign((sent: PendingQuery) => {
    const text = sent.strings.reduce((before, part, index) => `${before}$${index}${part}`);
    const ends = load.listeners.map((listener) => listener(text));
    if (isPool) load.held += 1;
    const { resolve, reject } = sent;
    let isFinished = false;
    const finish = (failure?: unknown) => {
      if (isFinished) return;
      isFinished = true;
      if (isPool) load.held -= 1;
      for (const end of ends) end(failure);
    };
    sent.resolve = (result) => {
      finish();
      resolve(result);
    };
    sent.reject = (error) => {
      finish(error ?? new Error('the query failed'));
      reject(error);
    };
    handler(sent);
  }, handler);
  return query;
}
