import type { Updateable } from 'kysely';
import { type Option, type RequestOf, userTypes } from 'pest-sdk';
import { listEnd, pageRows } from '../../database/pages';
import { companyInScope, ofOneCompany } from '../../database/scope';
import { anyContains } from '../../database/search';
import type { Row, Tables } from '../../database/tables';
import type { Tx } from '../../database/transactions';

/** A log with the names that it is shown with. */
export interface LogRow extends Row<'pest_log'> {
  readonly customer_name: string | null;
  readonly task_number: string | null;
  readonly responsible_name: string;
  readonly publisher_name: string;
  readonly operator_name: string;
  readonly handler_name: string | null;
}

function logs(tx: Tx) {
  return tx.db
    .selectFrom('pest_log')
    .innerJoin('account as responsible', 'responsible.id', 'pest_log.responsible_id')
    .innerJoin('account as publisher', 'publisher.id', 'pest_log.publisher_id')
    .innerJoin('account as operator', 'operator.id', 'pest_log.operator_id')
    .leftJoin('account as handler', 'handler.id', 'pest_log.handled_by')
    .leftJoin(
      'customer_binding',
      ofOneCompany('customer_binding.customer_id', 'pest_log.customer_id', companyInScope(tx, 'customer_binding')),
    )
    .leftJoin('task', ofOneCompany('task.id', 'pest_log.task_id', companyInScope(tx, 'task')))
    .where(companyInScope(tx, 'pest_log'));
}

const columns = [
  'customer_binding.customer_name',
  'task.number as task_number',
  'responsible.user_name as responsible_name',
  'publisher.user_name as publisher_name',
  'operator.user_name as operator_name',
  'handler.user_name as handler_name',
] as const;

export async function listLogs(tx: Tx, filter: RequestOf<'pestLog.list'>): Promise<{ total: number; rows: LogRow[] }> {
  const { state, search = '' } = filter;
  const matching = logs(tx)
    .where('pest_log.state', '=', state)
    .where(
      anyContains(
        [
          'pest_log.title',
          'pest_log.description',
          'pest_log.content',
          'customer_binding.customer_name',
          'operator.user_name',
        ],
        search,
      ),
    )
    .selectAll('pest_log')
    .select(columns)
    .orderBy(state === 'handled' ? 'pest_log.handled_at' : 'pest_log.published_at', 'desc')
    .orderBy('pest_log.id', 'desc');
  return pageRows(filter, matching);
}

export function findLog(tx: Tx, id: string): Promise<LogRow | undefined> {
  return logs(tx).selectAll('pest_log').select(columns).where('pest_log.id', '=', id).executeTakeFirst();
}

export function lockLog(tx: Tx, id: string): Promise<Row<'pest_log'> | undefined> {
  return tx.db
    .selectFrom('pest_log')
    .selectAll()
    .where(companyInScope(tx, 'pest_log'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A service that somebody has checked in to: it is not deleted any more. */
export function findVisit(tx: Tx, id: string): Promise<Pick<Row<'task'>, 'id' | 'customer_id'> | undefined> {
  return tx.db
    .selectFrom('task')
    .select(['id', 'customer_id'])
    .where(companyInScope(tx, 'task'))
    .where('id', '=', id)
    .where('checked_in_at', 'is not', null)
    .executeTakeFirst();
}

/** Everybody who works in the company, or one of them. */
export function listPeople(tx: Tx, id?: string): Promise<Option[]> {
  return tx.db
    .selectFrom('account')
    .select(['id', 'user_name as name'])
    .where(companyInScope(tx, 'account'))
    .where('type', '!=', userTypes.customer)
    .where('disabled_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at')
    .orderBy('id')
    .limit(listEnd)
    .execute();
}

export async function updateLog(tx: Tx, id: string, change: Updateable<Tables['pest_log']>): Promise<void> {
  await tx.db.updateTable('pest_log').set(change).where(companyInScope(tx, 'pest_log')).where('id', '=', id).execute();
}

export async function deleteLog(tx: Tx, id: string): Promise<void> {
  await tx.db.deleteFrom('pest_log').where(companyInScope(tx, 'pest_log')).where('id', '=', id).execute();
}
