import { errorWords, type ImportFault } from 'pest-sdk';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { formMessages } from '../form/form.messages';
import { importMessages } from './import.messages';

/** Why a line cannot be taken, in the person's language. */
export function useFaultWords(): (fault: ImportFault, column: string) => string {
  const own = useT(importMessages);
  const form = useT(formMessages);
  return ({ reason, limit }, column) => {
    if (isKeyOf(errorWords, reason)) return errorWords[reason][language];
    const known = ownReasons.find((one) => one === reason);
    if (known) return own(`import.${known}`);
    const formKey = `form.${reason}`;
    // A newer server may know more reasons.
    return form(isKeyOf(formMessages.zh, formKey) ? formKey : 'form.invalid', { label: column, limit: limit ?? '' });
  };
}

/** What a form says of the first three does not say how to write them. */
const ownReasons = [
  'day',
  'quantity',
  'number',
  'twiceInFile',
  'unknownType',
  'unknownWorkshop',
  'unknownFloorPlan',
  'unknownClientType',
  'unknownCategory',
  'unknownSupply',
  'takenConsumable',
  'ownCustomer',
  'takenCustomer',
] as const;

function isKeyOf<Known extends object>(known: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(known, key);
}
