import type { PestLogDetails, PestLogSummary } from 'pest-sdk';
import type { Call } from '../../call/call';
import { revisionOf } from '../../call/revision';
import type { Row } from '../../database/tables';
import type { LogRow } from './pest-log.queries';

/** A log in a list. `own`: whether it is the caller's to change as long as nobody has handled it. */
export function toSummary(row: LogRow, own: boolean): PestLogSummary {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    customerName: row.customer_name,
    responsibleName: row.responsible_name,
    publisherName: row.publisher_name,
    publishedAt: row.published_at.toISOString(),
    operatorName: row.operator_name,
    state: row.state,
    handledAt: row.handled_at?.toISOString() ?? null,
    handledBy: row.handler_name,
    photoCount: row.photos.length,
    editable: own && row.state === 'unhandled',
  };
}

export function toDetails(call: Call, row: LogRow, own: boolean): PestLogDetails {
  return {
    ...toSummary(row, own),
    content: row.content,
    photos: row.photos.map((key) => call.fileUrl(key)),
    customerId: row.customer_id,
    responsibleId: row.responsible_id,
    operatorId: row.operator_id,
    taskId: row.task_id,
    taskNumber: row.task_number,
    handling: row.handling,
    handlingPhotos: row.handling_photos.map((key) => call.fileUrl(key)),
    revision: revisionOfLog(row),
  };
}

export function revisionOfLog(log: Row<'pest_log'>): string {
  const { title, description, content, photos, customer_id, responsible_id, operator_id } = log;
  return revisionOf({ title, description, content, photos, customer_id, responsible_id, operator_id });
}
