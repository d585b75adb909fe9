import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { type Answer, BatchingConnection, type Place, type Statement, transactionSteps } from './batching-connection';
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

  beginTransaction = transactionSteps.beginTransaction;
  commitTransaction = transactionSteps.commitTransaction;
  rollbackTransaction = transactionSteps.rollbackTransaction;

  async destroy(): Promise<void> {
    await this.#channel.close();
  }
}

class HeldConnection extends BatchingConnection {
  readonly #connection: EmbeddedConnection;

  constructor(connection: EmbeddedConnection) {
    super();
    this.#connection = connection;
  }

  protected override async send(statements: readonly Statement[], place: Place): Promise<Answer> {
    try {
      const { rows, affectedRows } = await this.#connection.ask({ statements, place });
      return { rows, affectedRows: BigInt(affectedRows) };
    } catch (error) {
      const facts = databaseErrorFacts(error);
      throw facts ? new DatabaseError(facts) : error;
    }
  }
}
