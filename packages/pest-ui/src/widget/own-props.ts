/** Every name of a widget's own props, and no other: the compiler asks for a new one, and refuses a gone one. */
export type OwnPropNames<Own> = { readonly [Name in keyof Required<Own>]: true };

/** What the host puts on the root: everything that is no prop of the widget itself. */
export function rootProps<Props extends object, Own>(props: Props, names: OwnPropNames<Own>): Omit<Props, keyof Own> {
  const rest: Partial<Props> = { ...props };
  for (const name of Object.keys(names)) delete rest[name as keyof Props];
  return rest as Omit<Props, keyof Own>;
}
