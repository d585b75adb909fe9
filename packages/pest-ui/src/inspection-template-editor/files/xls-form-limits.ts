/** Limits that a template can hold: both ends are still right. */
export interface NumberLimits {
  readonly min: number | null;
  readonly max: number | null;
  /** Whether that is all that the constraint says. */
  readonly whole: boolean;
}

/**
 * The limits in a constraint such as `. >= 0 and . <= 60`. Each part of it must hold, so one that is understood may be
 * taken without the others; where parts stand in brackets or beside an `or`, none is.
 */
export function limitsOf(constraint: string): NumberLimits {
  const plain = constraint
    .replace(/\(\s*(\.\s*[<>]=\s*-?[\d.]+)\s*\)/g, '$1')
    .trim()
    .replace(/^\(([^()]*)\)$/, '$1');
  if (plain === '') return { min: null, max: null, whole: true };
  const parts = /\bor\b|[()'"]/.test(plain) ? [] : plain.split(/\band\b/);
  const limits = parts.flatMap((part) => limitIn(part) ?? []);
  const least = limits.flatMap(({ sign, number }) => (sign === '>=' ? [number] : []));
  const most = limits.flatMap(({ sign, number }) => (sign === '<=' ? [number] : []));
  return {
    min: least.length > 0 ? Math.max(...least) : null,
    max: most.length > 0 ? Math.min(...most) : null,
    whole: parts.length > 0 && limits.length === parts.length,
  };
}

function limitIn(part: string): { readonly sign: string; readonly number: number } | null {
  const [, sign, number] = /^\s*\.\s*([<>]=)\s*(-?\d+(?:\.\d+)?)\s*$/.exec(part) ?? [];
  return sign === undefined || number === undefined ? null : { sign, number: Number(number) };
}
