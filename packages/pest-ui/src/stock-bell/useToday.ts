import { dayInZone } from 'pest-sdk';
import { usePest } from '../provider/context';

/** The day it is in the provider's time zone. */
export function useToday(): string {
  return dayInZone(new Date(), usePest().timeZone);
}
