import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { EmbeddedChannel, EmbeddedConnection } from './embedded-host';
import { DatabaseError, databaseErrorFacts } from './engine';
import { refuseSecondConnection } from './holding';

/** Kysely over the embedded database's one connection: callers queue while it is taken. */
export function embeddedDialect(channel: EmbeddedChannel): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new EmbeddedDriver(channel),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class EmbeddedDriver implements Driver {
  readonly #channel: EmbeddedChannel;
  readonly #line: (() => void)[] = [];
  #taken = false;

  constructor(channel: EmbeddedChannel) {
    this.#channel = channel;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    refuseSecondConnection();
    if (this.#taken) await new Promise<void>((resolve) => this.#line.push(resolve));
    this.#taken = true;
    return new HeldConnection(this.#channel.connection());
  }

  async releaseConnection(): Promise<void> {
    const next = this.#line.shift();
    // Handed over without becoming free in between, so that the queue keeps its order.
    if (next) next();
    else this.#taken = false;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    await this.#channel.close();
  }
}

class HeldConnection implements DatabaseConnection {
  readonly #connection: EmbeddedConnection;

  constructor(connection: EmbeddedConnection) {
    this.#connection = connection;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      const answer = await this.#connection.query(query.sql, query.parameters);
      // Kysely's driver border: the compiled query determines the row's type; it cannot be checked here.
      return { rows: answer.rows as Row[], numAffectedRows: BigInt(answer.affectedRows) };
    } catch (error) {
      const facts = databaseErrorFacts(error);
      throw facts ? new DatabaseError(facts) : error;
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; nothing here streams.
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('The embedded database does not stream.');
  }
}
