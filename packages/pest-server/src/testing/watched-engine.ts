import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { Engine } from '../database/engines/engine';

/** Told each statement before it is sent, with the connection that it is sent on. */
export type Watch = (statement: CompiledQuery, connection: DatabaseConnection) => Promise<void> | void;

/** An engine whose statements are watched. */
export function watchedEngine(engine: Engine, watch: Watch): Engine {
  const { dialect } = engine;
  return {
    ...engine,
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (database) => dialect.createIntrospector(database),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => new WatchingDriver(dialect.createDriver(), watch),
    },
  };
}

class WatchingDriver implements Driver {
  readonly #driver: Driver;
  readonly #watch: Watch;
  readonly #wrapped = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(driver: Driver, watch: Watch) {
    this.#driver = driver;
    this.#watch = watch;
  }

  init: Driver['init'] = () => this.#driver.init();
  destroy: Driver['destroy'] = () => this.#driver.destroy();
  beginTransaction: Driver['beginTransaction'] = (connection, settings) =>
    this.#driver.beginTransaction(this.#inner(connection), settings);
  commitTransaction: Driver['commitTransaction'] = (connection) =>
    this.#driver.commitTransaction(this.#inner(connection));
  rollbackTransaction: Driver['rollbackTransaction'] = (connection) =>
    this.#driver.rollbackTransaction(this.#inner(connection));
  releaseConnection: Driver['releaseConnection'] = (connection) =>
    this.#driver.releaseConnection(this.#inner(connection));

  acquireConnection: Driver['acquireConnection'] = async () => {
    const inner = await this.#driver.acquireConnection();
    const connection = new WatchedConnection(inner, this.#watch);
    this.#wrapped.set(connection, inner);
    return connection;
  };

  #inner(connection: DatabaseConnection): DatabaseConnection {
    return this.#wrapped.get(connection) ?? connection;
  }
}

class WatchedConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #watch: Watch;

  constructor(inner: DatabaseConnection, watch: Watch) {
    this.#inner = inner;
    this.#watch = watch;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#watch(query, this.#inner);
    return this.#inner.executeQuery<Row>(query);
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Nothing streams here.');
  }
}
