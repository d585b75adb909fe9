/** An empty form filled with what a record has of it; whatever else the record carries stays out. */
export function filled<Values extends object>(empty: Values, record: Partial<Values>): Values {
  const known = Object.entries(record).filter(([key]) => Object.hasOwn(empty, key));
  return { ...empty, ...Object.fromEntries(known) };
}
