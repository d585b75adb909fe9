import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { findListed } from '../../base/find-listed';
import type { Consumable } from './consumable-form';

export type PhysicalListRequest = RequestInput<'stock.consumablesStock'>;
export type ChemicalListRequest = RequestInput<'stock.chemicalConsumables'>;

export function physicalListQuery(request: PhysicalListRequest) {
  return queryOptions({
    queryKey: ['stock', 'physical', request] as const,
    queryFn: ({ signal }) => client.stock.consumablesStock(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function chemicalListQuery(request: ChemicalListRequest) {
  return queryOptions({
    queryKey: ['stock', 'chemical', request] as const,
    queryFn: ({ signal }) => client.stock.chemicalConsumables(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function ledgerQuery(request: RequestInput<'stock.ledger'>) {
  return queryOptions({
    queryKey: ['stock', 'ledger', request] as const,
    queryFn: ({ signal }) => client.stock.ledger(request, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAddConsumable() {
  return useStockMutation((body: RequestInput<'stock.addConsumablesStock'>) => client.stock.addConsumablesStock(body));
}

export function useUpdateConsumable() {
  return useStockMutation((body: RequestInput<'stock.updateConsumablesStock'>) =>
    client.stock.updateConsumablesStock(body),
  );
}

export function useReplenish() {
  return useStockMutation((body: RequestInput<'stock.addCategoryStock'>) => client.stock.addCategoryStock(body));
}

/** What is on the shelf, to be counted; it stays as it is while somebody counts. */
export function shelfQuery() {
  return queryOptions({
    queryKey: ['stock', 'shelf'] as const,
    queryFn: ({ signal }) => client.stock.all({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function balanceQuery(request: RequestInput<'stock.balance'>) {
  return queryOptions({
    queryKey: ['stock', 'balance', request] as const,
    queryFn: ({ signal }) => client.stock.balance(request, { signal }),
    placeholderData: keepPreviousData,
    meta: { shownInPlace: true },
  });
}

export function useTakeOut() {
  return useStockMutation((body: RequestInput<'stock.takeOut'>) => client.stock.takeOut(body));
}

export function useCount() {
  return useStockMutation((body: RequestInput<'stock.count'>) => client.stock.count(body));
}

export function useSetWarningLevel() {
  return useStockMutation((body: RequestInput<'stock.setCategoryWarningNum'>) =>
    client.stock.setCategoryWarningNum(body),
  );
}

export function useRemoveConsumables() {
  return useStockMutation((ids: readonly string[]) => client.stock.removeConsumablesByIds({ ids: ids.join(',') }), {
    shownInPlace: false,
  });
}

/** Checks or adds the lines of a file. */
export function useImportStock() {
  const queryClient = useQueryClient();
  return async (request: RequestInput<'stock.importLines'>) => {
    const result = await client.stock.importLines(request);
    if (result.added > 0) {
      await Promise.all(['stock', 'home'].map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
    }
    return result;
  };
}

/** The forms show refusals themselves. The lists, the ledger, the bell and the dashboard's warnings all read the stock. */
function useStockMutation<Input, Result>(run: (input: Input) => Promise<Result>, meta = { shownInPlace: true }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    meta,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['stock'] }),
        queryClient.invalidateQueries({ queryKey: ['home'] }),
      ]),
  });
}

/** As the server has it now. */
export function readConsumable(item: Consumable): Promise<Consumable | undefined> {
  const { chemicalConsumables, consumablesStock } = client.stock;
  return 'capacity' in item
    ? findListed(chemicalConsumables.all({}), item.id)
    : findListed(consumablesStock.all({}), item.id);
}
