/** The class of a styled part: the same on server and client, and in every build. */
export function named(name: string) {
  return { componentId: `pest-${name}` };
}
