import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import {
  type Answer,
  BatchingConnection,
  dialectOf,
  type Place,
  type Statement,
  transactionSteps,
} from './batching-connection';
import type { EmbeddedChannel, EmbeddedConnection } from './embedded-host';
import { DatabaseError, databaseErrorFacts } from './engine';
import { refuseSecondConnection } from './holding';

/** Kysely over the embedded database's one connection: callers queue while it is taken. */
export function embeddedDialect(channel: EmbeddedChannel): Dialect {
  return dialectOf(() => new EmbeddedDriver(channel));
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
      return await this.#connection.ask({ statements, place });
    } catch (error) {
      const facts = databaseErrorFacts(error);
      throw facts ? new DatabaseError(facts) : error;
    }
  }
}
