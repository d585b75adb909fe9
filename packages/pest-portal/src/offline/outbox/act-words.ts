import type { Translate } from 'pest-sdk';
import type { outboxMessages } from './outbox.messages';
import type { WaitingAct } from './waiting-act';

/** What an act is, in words. */
export function actWords(t: Translate<keyof (typeof outboxMessages)['zh']>, { call, about }: WaitingAct): string {
  switch (call) {
    case 'task.checkIn':
      return t('outbox.call.checkIn');
    case 'inspection.record':
      return t('outbox.call.record', { about });
    case 'risk.add':
      return t('outbox.call.risk', { about });
    case 'inspection.useChemical':
      return t('outbox.call.chemical', { about });
    case 'inspection.sign':
      return t('outbox.call.sign');
    case 'task.submit':
      return t('outbox.call.submit');
  }
}
