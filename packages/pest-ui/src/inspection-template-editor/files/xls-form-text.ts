/** Where other tools read words as more than words. */

/** Of a calculated question without one: the empty text. */
export const noCalculation = "''";

/** In a label `${name}` is the answer to a question; of words of ours it is nothing, and its sign is written wide. */
export function writtenText(words: string): string {
  return words.replaceAll('${', '＄{');
}

export function readText(cell: string): string {
  return cell.replaceAll('＄{', '${');
}
