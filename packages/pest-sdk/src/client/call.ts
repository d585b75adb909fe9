import type { EndpointName, RequestInput, ResultOf } from '../contract';
import type { CallOptions } from './options';

/** Arguments may be left out where none is required. */
export type CallArguments<Input, Options = CallOptions> =
  Record<string, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

/** One call: resolves with `data`, rejects with a {@link PestError}. */
export type Call<Name extends EndpointName> = (...args: CallArguments<RequestInput<Name>>) => Promise<ResultOf<Name>>;

/** What a call answers that gives its list page by page. */
export interface ListPage {
  readonly items: readonly unknown[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** Names of the calls that answer page by page; at run time: {@link isPaginated}. */
export type PaginatedName = { [Name in EndpointName]: ResultOf<Name> extends ListPage ? Name : never }[EndpointName];

/** One member of a call's list. */
export type ItemOf<Name extends PaginatedName> =
  ResultOf<Name> extends { readonly items: readonly (infer Item)[] } ? Item : never;

/** What a walk through all pages of a list can be told besides what a call can. */
export interface PageOptions extends CallOptions {
  /** Ends after so many items. @default all of them */
  readonly atMost?: number | undefined;
  /** Told when the list grew or shrank between two pages. */
  readonly onTotalChange?: ((total: number, before: number) => void) | undefined;
}

/** All items of a list, fetched page by page while they are asked for. */
export interface AllItems<Item> extends AsyncIterable<Item> {
  /** Fetches what is left, and answers it as one array. */
  toArray(): Promise<Item[]>;
}

/** A call that answers a list page by page. */
export interface ListCall<Name extends PaginatedName> {
  (...args: CallArguments<RequestInput<Name>>): Promise<ResultOf<Name>>;
  /**
   * The items of all pages, each once by its id, also where rows were added or removed meanwhile. The next page is asked
   * for when the items of the one before are used up. Pages hold 50 items unless `limit` says otherwise.
   * @example for await (const device of client.device.list.all({ customerId })) …
   */
  readonly all: (...args: CallArguments<Omit<RequestInput<Name>, 'page'>, PageOptions>) => AllItems<ItemOf<Name>>;
}
