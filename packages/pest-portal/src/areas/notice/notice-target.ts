import type { Notice } from 'pest-sdk';
import { type Address, stockPath, type useOpenAddress } from '../../base/links';

/** What a notice opens; undefined where the account may not open it any more. */
export function noticeTarget(
  { kind, facts, recordId }: Notice,
  addressOf: ReturnType<typeof useOpenAddress>,
): Address | undefined {
  const record = { id: recordId ?? undefined };
  switch (kind) {
    case 'taskAssigned':
    case 'taskMoved':
    case 'taskReturned':
    case 'taskApproved':
    case 'visitPlanned':
    case 'visitMoved':
      return addressOf('/servicePage/detail', record);
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
      return addressOf(facts.form === 'briefing' ? '/serverEcharts' : '/myEcharts', record);
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
      return addressOf('/orderStateCompleted', record);
    case 'photosDue':
      return addressOf('/personalCenter');
    default:
      return undefined;
  }
}
