import type { SiteSignature, TaskDetails } from 'pest-sdk';
import type { WaitingAct } from '../../../offline/outbox/waiting-act';

/** The signature that counts as this person left it: one that waits on this device is later than what the server has. */
export function siteSignatureOf(
  { siteSignature }: Pick<TaskDetails, 'siteSignature'>,
  acts: readonly WaitingAct[],
  accountName: string,
): SiteSignature | null {
  const mine = acts.find((act) => act.call === 'inspection.sign');
  if (!mine) return siteSignature;
  const { taskId: _task, recordedAt: _at, ...signer } = mine.request;
  const since = acts.some((act) => act.order > mine.order && isRecord(act));
  return { ...signer, signedAt: mine.keptAt, receivedAt: mine.keptAt, accountName, outdated: since };
}

function isRecord({ call }: WaitingAct): boolean {
  return call === 'inspection.record' || call === 'risk.add' || call === 'inspection.useChemical';
}
