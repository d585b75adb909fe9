import { limits } from './limits';
import { textFormats } from './text-formats';

/** What no database keeps: half of a character. */
const halfCharacter = /\p{Surrogate}/u;

/** Whether something is JSON of plain text, small and flat enough to be kept with a report. */
export function isPlainJson(value: unknown): boolean {
  return isFlat(value, limits.ownDataDepth) && JSON.stringify(value).length <= limits.ownDataLength;
}

function isFlat(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
      return textFormats.plainText.test(value) && !halfCharacter.test(value);
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return true;
    case 'object':
      if (value === null) return true;
      return (
        depth > 0 &&
        Object.entries(value)
          .flat()
          .every((part) => isFlat(part, depth - 1))
      );
    default:
      return false;
  }
}
