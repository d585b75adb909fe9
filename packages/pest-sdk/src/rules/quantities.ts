/** Thousandths: a quantity has up to three decimals and twelve digits, so its thousandths are exact as a number. */
const scale = 1000;

/** The sum of two quantities, without the error of binary fractions. */
export function addQuantities(a: string, b: string): string {
  return fromThousandths(thousandths(a) + thousandths(b));
}

/** What is left of one quantity without another; negative where it is not enough. */
export function subtractQuantities(a: string, b: string): string {
  return fromThousandths(thousandths(a) - thousandths(b));
}

/** Negative when `a` is less than `b`, positive when it is more. */
export function compareQuantities(a: string, b: string): number {
  return thousandths(a) - thousandths(b);
}

function thousandths(quantity: string): number {
  return Math.round(Number(quantity) * scale);
}

function fromThousandths(value: number): string {
  return (value / scale).toFixed(3).replace(/\.?0+$/, '');
}
