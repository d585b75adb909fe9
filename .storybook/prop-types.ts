import type { ArgTypesEnhancer } from 'storybook/internal/types';
import * as z from 'zod/mini';

/** What the compiler's reader notes with each component. */
const noted = z.object({
  __docgenInfo: z.object({
    props: z.record(
      z.string(),
      z.object({
        tsType: z.optional(z.object({ name: z.string(), raw: z.optional(z.string()) })),
        description: z.optional(z.string()),
      }),
    ),
  }),
});

/** The table of props says types as they are written, not "union", and defaults in their own column. */
export const withWrittenTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const read = noted.safeParse(component);
  if (!read.success) return argTypes;
  const { props } = read.data.__docgenInfo;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { tsType, description = '' } = props[name] ?? {};
      const written = (tsType?.raw ?? tsType?.name ?? '')
        .replace(/\s+/g, ' ')
        .replace(/ \| undefined$/, '')
        .replace(/^\((\(.*\) => [^|]+)\)$/, '$1');
      const [, fallback] = /@default\s+(.+)/.exec(description) ?? [];
      const table = {
        ...argType.table,
        ...(written !== '' && { type: { summary: written } }),
        ...(fallback !== undefined && { defaultValue: { summary: fallback.trim() } }),
      };
      return [name, { ...argType, description: readable(description), table }];
    }),
  );
};

/** Without the marks that are for editors and compilers. */
function readable(description: string): string {
  return description
    .replace(/@default\s+.+/g, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim();
}
