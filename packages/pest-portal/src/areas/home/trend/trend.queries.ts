import { keepPreviousData } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { ask } from '../../../base/calls';

/** Figures are looked at, not worked on: they are asked for again when they are a minute old. */
const staleTime = 60_000;

/** A site's captures beside its thresholds; those of one workshop where it is named. */
export function siteTrendQuery(customerId: string, workshopId = '') {
  return { ...ask('home.siteTrend', { customerId, ...(workshopId && { workshopId }) }), staleTime };
}

/** What a figure of captures is made of. */
export function capturesQuery(request: RequestInput<'home.captures'>) {
  return { ...ask('home.captures', request), placeholderData: keepPreviousData, staleTime };
}
