/**
 * How words are compared, written into the schema: what devices are searched by, and the names that must differ. The signs
 * are those of this version: a test fails when `foldSigns` of pest-sdk has others, and asks for a migration that writes
 * the column and the indexes anew.
 */
export const foldedBy = {
  from: '‐‑‒–—―−⁃•‧∙⋅・〜∼。、АВЕКМНОРСТХУІЅЈаеорсухіѕјΑΒΕΖΗΙΚΜΝΟΡΤΥΧο \t\n\u000b\f\r\u0085\u2028\u2029\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff\ufe00\ufe01\ufe0e\ufe0f\'"`´‘’‚‛“”„‟′«»‹›',
  to: '--------·····~~.,ABEKMHOPCTXYISJaeopcyxisjABEZHIKMNOPTYXo',
};

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
/** A column as words are compared. */
export const folded = (column: string) =>
  `lower(translate(normalize(${column}, NFKC), ${literal(foldedBy.from)}, ${literal(foldedBy.to)}))`;
