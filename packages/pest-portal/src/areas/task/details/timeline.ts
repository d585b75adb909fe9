import type { ChemicalUse, Risk, SheetRow, TaskDetails, TaskEvent } from 'pest-sdk';
import { lateArrival } from '../late-arrival';

/** Something that happened in the course of a service. */
export type TimelineEvent =
  | { readonly kind: 'planned'; readonly at: string }
  | {
      readonly kind: 'created' | 'assigned' | 'checkedIn' | 'submitted' | 'reviewed';
      readonly at: string;
      readonly name: string;
      readonly receivedAt?: string | undefined;
    }
  | { readonly kind: 'happened'; readonly at: string; readonly event: TaskEvent }
  | {
      readonly kind: 'devices';
      readonly at: string;
      readonly name: string;
      readonly rows: readonly SheetRow[];
      readonly receivedAt?: string | undefined;
    }
  | {
      readonly kind: 'risk' | 'riskTreated';
      readonly at: string;
      readonly risk: Risk;
      readonly receivedAt?: string | undefined;
    }
  | {
      readonly kind: 'chemical';
      readonly at: string;
      readonly use: ChemicalUse;
      readonly receivedAt?: string | undefined;
    };

export interface TimelineSources {
  readonly task: TaskDetails;
  readonly rows: readonly SheetRow[];
  readonly risks: readonly Risk[];
  readonly chemicals: readonly ChemicalUse[];
  /** What the figures no longer tell. */
  readonly history: readonly TaskEvent[];
}

/** Everything that is known of a service's course, oldest first; a walk along devices is one event per person. */
export function timelineOf({ task, rows, risks, chemicals, history }: TimelineSources): TimelineEvent[] {
  const events: TimelineEvent[] = [
    { kind: 'created', at: task.createdAt, name: task.createdBy ?? '' },
    { kind: 'planned', at: task.plannedAt },
    ...momentsOf(task).filter(({ at }) => !history.some((event) => event.at === at)),
    ...history.map((event) => ({ kind: 'happened' as const, at: event.at, event })),
    ...walksOf(rows),
    ...risks.map((risk) => ({
      kind: 'risk' as const,
      at: risk.foundAt,
      risk,
      receivedAt: lateArrival({ at: risk.foundAt, receivedAt: risk.receivedAt }),
    })),
    ...risks.flatMap((risk) => (risk.treatedAt ? [{ kind: 'riskTreated' as const, at: risk.treatedAt, risk }] : [])),
    ...chemicals.map((use) => ({
      kind: 'chemical' as const,
      at: use.usedAt,
      use,
      receivedAt: lateArrival({ at: use.usedAt, receivedAt: use.receivedAt }),
    })),
  ];
  return events.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

function momentsOf(task: TaskDetails): TimelineEvent[] {
  return (['assigned', 'checkedIn', 'submitted', 'reviewed'] as const).flatMap((kind) => {
    const moment = task[kind];
    return moment ? [{ kind, at: moment.at, name: moment.accountName, receivedAt: lateArrival(moment) }] : [];
  });
}

function walksOf(rows: readonly SheetRow[]): TimelineEvent[] {
  const byPerson = new Map<string, SheetRow[]>();
  for (const row of rows) {
    if (row.check === null) continue;
    const { accountName } = row.check;
    byPerson.set(accountName, [...(byPerson.get(accountName) ?? []), row]);
  }
  return [...byPerson].map(([name, walked]) => ({
    kind: 'devices' as const,
    at: lastCheck(walked),
    name,
    rows: walked,
    receivedAt: lateArrival({ at: lastCheck(walked), receivedAt: lastArrival(walked) }),
  }));
}

function lastArrival(rows: readonly SheetRow[]): string {
  return (
    rows
      .flatMap(({ check }) => (check ? [check.receivedAt] : []))
      .sort()
      .at(-1) ?? ''
  );
}

/** Instants are written alike, so the greatest text is the latest. */
function lastCheck(rows: readonly SheetRow[]): string {
  return rows.reduce((latest, row) => (row.check && row.check.checkedAt > latest ? row.check.checkedAt : latest), '');
}
