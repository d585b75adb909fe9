import { CompiledQuery, type DatabaseConnection } from 'kysely';
import type { Engine } from '../database/engines/engine';
import { watchedEngine } from './watched-engine';

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
  const roles = new WeakMap<DatabaseConnection, string>();
  return watchedEngine(engine, async (statement, connection) => {
    const [, role] = /^set local role (\w+)/.exec(statement.sql) ?? [];
    if (role !== undefined) roles.set(connection, role);
    if (statement.sql === 'commit' || statement.sql === 'rollback') roles.delete(connection);
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(statement.sql)) return;
    tell({ sql: statement.sql, role: roles.get(connection) ?? 'system', tasks: await tasksOf(statement, connection) });
  });
}

async function tasksOf({ sql, parameters }: CompiledQuery, connection: DatabaseConnection): Promise<number[]> {
  const explain = CompiledQuery.raw(`explain (costs off) ${sql}`, [...parameters]);
  const { rows } = await connection.executeQuery<{ 'QUERY PLAN': string }>(explain);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
}
