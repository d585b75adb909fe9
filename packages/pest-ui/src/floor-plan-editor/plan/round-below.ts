/** The largest of 1, 2 and 5 with any number of zeros that is not larger. */
export function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2, 1].find((one) => one * power <= value) ?? 1;
  return step * power;
}
