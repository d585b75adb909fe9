/** A token as it is used inside styles: the host's value if there is one, else ours. The type keeps its name. */
export type Variable<Name extends string> = `var(--pest-${Name},${string})`;

export function variable<const Name extends string>(name: Name, value: string): Variable<Name> {
  return `var(--pest-${name},${value})`;
}
