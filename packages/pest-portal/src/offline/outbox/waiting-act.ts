import type { ErrorName, RequestInput } from 'pest-sdk';

/** Writes of a crew at a site that can wait on this device for a network: those whose rows say `mayComeLate`. */
export type WaitingCall =
  | 'task.checkIn'
  | 'inspection.record'
  | 'risk.add'
  | 'inspection.useChemical'
  | 'inspection.sign'
  | 'task.submit';

/** Why an act needs a person. */
export type Trouble =
  /** Somebody else recorded the same device meanwhile. */
  | { readonly kind: 'conflict' }
  /** The server does not take it, and says why. */
  | { readonly kind: 'refused'; readonly error: ErrorName | null; readonly words: string };

/** A write that was done without a network, or whose answer never came. */
export interface ActOf<Call extends WaitingCall> {
  /** Names it on this device: what is done again about the same thing takes its place. */
  readonly id: string;
  /** Its idempotency key: sent twice, it is done once. */
  readonly key: string;
  /** Its place in the line. */
  readonly order: number;
  readonly accountId: string;
  /** The service that it belongs to. */
  readonly taskId: string;
  readonly call: Call;
  readonly request: RequestInput<Call>;
  /** What it is about, as people call it: a device's code, a product, the customer. */
  readonly about: string;
  readonly keptAt: string;
  /** Of a check: when that came to the server which stood recorded when it was filled in; null for nothing. */
  readonly seen?: string | null | undefined;
  /** Null while it waits for nothing but its turn. */
  readonly trouble: Trouble | null;
}

export type WaitingAct = { readonly [Call in WaitingCall]: ActOf<Call> }[WaitingCall];

/** What a screen asks to be done. */
export type NewAct = {
  readonly [Call in WaitingCall]: Pick<ActOf<Call>, 'taskId' | 'call' | 'request' | 'about'> & {
    readonly seen?: string | null | undefined;
  };
}[WaitingCall];

/** The name on this device: one check for each device of a service, one of each step; everything else is one by one. */
export function actId(accountId: string, act: NewAct, key: string): string {
  switch (act.call) {
    case 'inspection.record':
      return [accountId, act.taskId, act.call, act.request.deviceId].join(' ');
    case 'task.checkIn':
    case 'inspection.sign':
    case 'task.submit':
      return [accountId, act.taskId, act.call].join(' ');
    case 'risk.add':
    case 'inspection.useChemical':
      return [accountId, act.taskId, act.call, key].join(' ');
  }
}

/**
 * The next act to send, in order. What needs a person is passed over; a check-in holds everything of its service behind
 * it, and a service is handed in last, when nothing of it waits any more.
 */
export function nextToSend(acts: readonly WaitingAct[], tried: ReadonlySet<string>): WaitingAct | undefined {
  return acts.find((act, index) => {
    if (act.trouble !== null || tried.has(act.key)) return false;
    const before = acts.slice(0, index).filter(({ taskId }) => taskId === act.taskId);
    return act.call === 'task.submit' ? before.length === 0 : !before.some(({ call }) => call === 'task.checkIn');
  });
}
