/** What a partner's page may be let in to: the widgets, and what goes with their tokens. */

/** The widgets that a token may be for. */
export const embedWidgets = ['heatMap', 'floorPlanEditor', 'reportBuilder', 'stockBell', 'templateEditor'] as const;
/** A widget that a token may be for. */
export type EmbedWidget = (typeof embedWidgets)[number];

/** Those that show what was recorded at a customer's site: their tokens name the customers. */
const siteWidgets: readonly EmbedWidget[] = ['heatMap', 'floorPlanEditor', 'reportBuilder'];

/** Whether a token for these widgets has to name customers. */
export function needsCustomers(widgets: readonly EmbedWidget[]): boolean {
  return widgets.some((widget) => siteWidgets.includes(widget));
}

/** Whether a token may only look, or change things too. */
export const embedScopes = ['read', 'write'] as const;
/** Whether a token may only look, or change things too. */
export type EmbedScope = (typeof embedScopes)[number];

/** How long a token lasts; the SDK fetches the next one by its `token` callback. */
export const embedMinutes = { usual: 15, most: 60 } as const;

/** Limits of partners and their tokens. */
export const embedLimits = { partners: 50, origins: 20, customers: 20 } as const;

/** What keys and tokens begin with, so that either is known by sight, in a log or by a scanner of secrets. */
export const embedPrefixes = { key: 'pest_key_', token: 'pest_embed_' } as const;
