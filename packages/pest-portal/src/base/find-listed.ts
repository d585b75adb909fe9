/** One of a list by its id, looked for on all of its pages; undefined where it is not there any more. */
export async function findListed<Item extends { readonly id: string }>(
  items: AsyncIterable<Item> | Promise<readonly Item[]>,
  id: string,
): Promise<Item | undefined> {
  for await (const item of 'then' in items ? await items : items) if (item.id === id) return item;
  return undefined;
}
