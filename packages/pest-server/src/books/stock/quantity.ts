/** A decimal of the database without the zeros that only its column's scale put there: `12.500` is `12.5`. */
export function tidyQuantity(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
}
