const marks: Readonly<Record<string, string>> = { '。': '.', '、': ',', '−': '-' };
/** Signs that take no room or only part words: a table or a chat puts them in when a number is copied. */
const unseen = /[\s\p{Cf}]/gu;
const thousands = /^([-+]?[1-9]\d{0,2})((?:,\d{3})+)(\.\d*)?$/;
const plain = /^([-+]?)(\d*)(?:\.(\d*))?(?:e([-+]?\d{1,2}))?$/;

/**
 * The number that somebody typed or pasted, as plain text with a point: `12.5` from `１２。５`, `12,5` or `1.25E1`,
 * `1200` from `1,200`, `20` from `20 张`. It has as many digits as were written, but for zeros that say nothing.
 *
 * @param unit that may stand behind it; any other sign is not read
 * @returns null where it is no number, and where it could be two: nobody finds out later which one was meant
 */
export function readNumber(text: string, unit = ''): string | null {
  // Small and circled digits become ordinary ones: 5² would be 52.
  if (/\p{No}/u.test(text.replace(unit, ''))) return null;
  const bare = folded(text);
  const tail = folded(unit);
  const number = tail !== '' && bare.endsWith(tail) ? bare.slice(0, -tail.length) : bare;
  return written(
    number.replace(thousands, (whole) => whole.replaceAll(',', '')).replace(/^([-+]?\d*),(\d*)$/, '$1.$2'),
  );
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[。、−]/g, (mark) => marks[mark] ?? '')
    .replace(unseen, '')
    .toLowerCase();
}

function written(number: string): string | null {
  const [whole, sign, before = '', after = '', power = '0'] = plain.exec(number) ?? [];
  if (whole === undefined || before + after === '') return null;
  const point = before.length + Number(power);
  const digits = (before + after).padStart(before.length + after.length - Math.min(0, point), '0').padEnd(point, '0');
  const at = Math.max(0, point);
  const left = digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0';
  const right = digits.slice(at).replace(/0+$/, '');
  return `${sign === '-' && /[1-9]/.test(digits) ? '-' : ''}${left}${right && '.'}${right}`;
}
