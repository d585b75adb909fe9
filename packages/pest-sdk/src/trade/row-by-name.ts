/** The row of a name that may be a host's or a newer server's; undefined where there is none. */
export function rowByName<Row>(rows: Readonly<Record<string, Row>>, name: string): Row | undefined {
  return Object.hasOwn(rows, name) ? rows[name] : undefined;
}
