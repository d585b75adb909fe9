/** Texts with a form of their own: server, forms and searches ask these patterns and no others. */
export const textFormats = {
  /** A mobile number of mainland China, 11 digits. */
  phone: /^\d{11}$/,
  /** Where somebody is called: a mobile number, a land line, a foreign number, with what stands between the digits. */
  contactPhone: /^(?:\+|\()?\d(?:\d| |-|\(|\)){5,24}\d$/,
  /** GB 32100: 18 digits and capital letters without I, O, S, V and Z. */
  creditCode: /^[0-9A-HJ-NPQRTUWXY]{18}$/,
  /** GB/T 2260: province, city and county, two digits each. */
  regionCode: /^[1-9]\d{5}$/,
  /** Of a taxpayer: 15, 18 or 20 digits and capital letters. */
  taxNumber: /^([0-9A-Z]{15}|[0-9A-Z]{18}|[0-9A-Z]{20})$/,
  /** What finds a customer that another company created: its phone or its credit code, whole. */
  customerKey: /^(\d{11}|[0-9A-HJ-NPQRTUWXY]{18})$/,
  /** Error 20012 answers anything else. */
  deviceCode: /^[A-Za-z0-9-]{6,32}$/,
  /** A decimal amount: up to 12 digits and 3 decimals. */
  quantity: /^\d{1,12}(\.\d{1,3})?$/,
  /** Some digit of a quantity that is not zero. */
  positiveQuantity: /[1-9]/,
  /** Where pages are served from: https, or http on the own machine, and no path. */
  origin: /^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?$/,
  /** Https by a name, or http on the own machine; nobody's password, no part of a page. */
  webhookUrl:
    /^(https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http:\/\/(localhost|127\.0\.0\.1))(:\d{1,5})?([/?][^\s#]*)?$/i,
  verificationCode: /^\d{6}$/,
  /** Red, green and blue, two digits each. */
  colour: /^#[\da-fA-F]{6}$/,
  /** A time of day, `09:30`. */
  clockTime: /^([01]\d|2[0-3]):[0-5]\d$/,
  /**
   * No control characters but tab and line breaks, and none that turn the direction of what follows: they show nothing,
   * forge what people read, and databases refuse the first of them.
   */
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be refused.
  plainText: /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/,
  /** Plain text in one line. */
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be refused.
  oneLine: /^[^\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/,
  /** A day or a moment, as ISO 8601 writes it, whose day is in the years 2000 to 2100 in every time zone. */
  nearDate: /^(?!2000-01-01T|2100-12-31T)2(0\d\d|100)-/,
} as const satisfies Readonly<Record<string, RegExp>>;

/** Name of a text format; see {@link textFormats}. */
export type TextFormat = keyof typeof textFormats;

/** Whether a text has a form, blanks around it ignored. */
export function hasFormat(format: TextFormat, text: string): boolean {
  return textFormats[format].test(text.trim());
}
