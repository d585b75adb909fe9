const dayMs = 24 * 60 * 60_000;

/** Whole days from one day to another, both `YYYY-MM-DD`. */
export function daysSince(day: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMs);
}
