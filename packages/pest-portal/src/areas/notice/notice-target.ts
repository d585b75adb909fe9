import type { Notice } from 'pest-sdk';
import { type Address, type OpenAddress, stockPath } from '../../base/links';

type RecordPage = '/servicePage/detail' | '/serverEcharts' | '/myEcharts' | '/orderStateCompleted' | '/system/partner';

/** What a notice opens; undefined where the account may not open it any more. */
export function noticeTarget({ kind, facts, recordId }: Notice, addressOf: OpenAddress): Address | undefined {
  /** A notice about a record that is gone leads nowhere. */
  const withRecord = (path: RecordPage) => (recordId === null ? undefined : addressOf(path, { id: recordId }));
  switch (kind) {
    case 'taskAssigned':
    case 'taskMoved':
    case 'taskReturned':
    case 'taskApproved':
    case 'visitPlanned':
    case 'visitMoved':
      return withRecord('/servicePage/detail');
    case 'tasksPlanned':
      return addressOf('/servicePage/undoneList');
    case 'visitsPlanned':
    case 'visitCancelled':
    case 'visitsCancelled':
      return addressOf('/home');
    case 'actionAssigned':
    case 'actionReturned':
    case 'actionDue':
      return addressOf('/servicePage/riskList', { risk: recordId ?? undefined });
    case 'reportToSign':
    case 'reportRefused':
    case 'reportApproved':
      return withRecord(facts.form === 'briefing' ? '/serverEcharts' : '/myEcharts');
    case 'leaveApproved':
      return addressOf('/leave/okList');
    case 'leaveRefused':
      return addressOf('/leave/errorList');
    case 'stockLow':
      return addressOf(stockPath(Number(facts.category)), { search: facts.name });
    case 'bindingAsked':
      return addressOf('/serve/list');
    case 'informationPassed':
    case 'informationFailed':
      return addressOf('/completedClientInfo') ?? addressOf('/completedCompanyInfo');
    case 'contractApproved':
    case 'contractRefused':
      return addressOf('/contract/contractMange', { search: facts.number });
    case 'orderCompleted':
      return withRecord('/orderStateCompleted');
    case 'webhookStopped':
      return withRecord('/system/partner');
    case 'photosDue':
      return addressOf('/personalCenter');
    default:
      return undefined;
  }
}
