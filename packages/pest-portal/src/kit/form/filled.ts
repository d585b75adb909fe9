/** An empty form filled with what a record has of it; whatever else the record carries stays out. */
export function filled<Values extends object>(empty: Values, record: Partial<Values>): Values {
  const known = Object.entries(record).filter(([key]) => Object.hasOwn(empty, key));
  return { ...empty, ...Object.fromEntries(known) };
}

/** A call's arguments with each optional one given, as a form holds them. */
export type AllGiven<Arguments> = { readonly [Key in keyof Arguments]-?: Exclude<Arguments[Key], undefined> };
