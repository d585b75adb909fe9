import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import type { Engine } from '../database/engines/engine';

/** A statement as a distributed database plans it. */
export interface ExplainedStatement {
  readonly sql: string;
  /** The role that asked; `system` outside of a company's or customer's transaction. */
  readonly role: string;
  /**
   * How many shards each part of it asks, on whatever node. One part when a node can answer all of it alone; none when
   * it asks nothing but tables that every node or the coordinator has.
   */
  readonly tasks: readonly number[];
}

/** An engine whose statements are explained before they run, on the same connection and in the same role. */
export function explainedEngine(engine: Engine, tell: (statement: ExplainedStatement) => void): Engine {
  const { dialect } = engine;
  return {
    ...engine,
    dialect: {
      createAdapter: () => dialect.createAdapter(),
      createIntrospector: (database) => dialect.createIntrospector(database),
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createDriver: () => new ExplainingDriver(dialect.createDriver(), tell),
    },
  };
}

class ExplainingDriver implements Driver {
  readonly #driver: Driver;
  readonly #tell: (statement: ExplainedStatement) => void;
  readonly #wrapped = new WeakMap<DatabaseConnection, DatabaseConnection>();

  constructor(driver: Driver, tell: (statement: ExplainedStatement) => void) {
    this.#driver = driver;
    this.#tell = tell;
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
    const connection = new ExplainingConnection(inner, this.#tell);
    this.#wrapped.set(connection, inner);
    return connection;
  };

  #inner(connection: DatabaseConnection): DatabaseConnection {
    return this.#wrapped.get(connection) ?? connection;
  }
}

class ExplainingConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection;
  readonly #tell: (statement: ExplainedStatement) => void;
  #role = 'system';

  constructor(inner: DatabaseConnection, tell: (statement: ExplainedStatement) => void) {
    this.#inner = inner;
    this.#tell = tell;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [, role] = /^set local role (\w+)/.exec(query.sql) ?? [];
    if (role !== undefined) this.#role = role;
    if (/^\s*(select|insert|update|delete|with)\b/i.test(query.sql)) await this.#explain(query);
    const result = await this.#inner.executeQuery<Row>(query);
    if (query.sql === 'commit') this.#role = 'system';
    return result;
  }

  async #explain({ sql, parameters }: CompiledQuery): Promise<void> {
    const explain = CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]);
    const { rows } = await this.#inner.executeQuery<{ 'QUERY PLAN': string }>(explain);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const tasks = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
    this.#tell({ sql, role: this.#role, tasks });
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Nothing streams here.');
  }
}
