import type postgres from 'postgres';

/** Called when a statement goes to the database; what it returns is called with the outcome. */
export type QueryListener = (text: string) => (failure?: unknown) => void;

/** How much is asked of a pool at this moment. */
export interface DatabaseLoad {
  /** Connections at most. */
  max: number;
  /** Statements under way, and transactions, which hold a connection. */
  held: number;
  /** Told of every statement. Those who listen later miss what went before. */
  listeners: QueryListener[];
}

export function idleLoad(max: number): DatabaseLoad {
  return { max, held: 0, listeners: [] };
}

/** What a query of postgres.js is made of; its types show none of it. */
interface PendingQuery extends Promise<unknown> {
  strings: readonly string[];
  handler(query: PendingQuery): void;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

type Work = (sql: postgres.TransactionSql) => unknown;

/**
 * The same client, telling of every statement as it goes out and comes back. postgres.js has neither events nor
 * figures of its pool. Statements are told as they are written, with placeholders: never a value.
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

  /** @param isPool whether a statement needs a connection of its own, or runs on that of its transaction */
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

/** Hangs on to a query that has yet to be sent. Names and lists of columns pass: they are no queries. */
function observeQuery(given: unknown, load: DatabaseLoad, isPool: boolean): unknown {
  if (!(given instanceof Promise)) return given;
  const query = given as PendingQuery;
  const { handler } = query;
  // Parts of a larger query are never sent themselves.
  query.handler = Object.assign((sent: PendingQuery) => {
    const text = sent.strings.reduce((before, part, index) => `${before}$${index}${part}`);
    const ends = load.listeners.map((listener) => listener(text));
    if (isPool) load.held += 1;
    const { resolve, reject } = sent;
    let isOver = false;
    const over = (failure?: unknown) => {
      if (isOver) return;
      isOver = true;
      if (isPool) load.held -= 1;
      for (const end of ends) end(failure);
    };
    sent.resolve = (result) => {
      over();
      resolve(result);
    };
    sent.reject = (error) => {
      over(error ?? new Error('the query failed'));
      reject(error);
    };
    handler(sent);
  }, handler);
  return query;
}
