/**
 * The platform's formats, each made when it is first used and kept: making one takes as long as using it some hundred
 * times, and a list has thousands of days and figures.
 */
export const numberFormat = kept((tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options));
/** As {@link numberFormat}, for days and times. */
export const dateFormat = kept((tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options));
/** As {@link numberFormat}, for names one after another. */
export const listFormat = kept((tag, options?: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
/** As {@link numberFormat}, for the forms of words that follow a count. */
export const pluralRules = kept((tag) => new Intl.PluralRules(tag));

function kept<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const made: Record<string, Format> = {};
  return (tag: string, options?: Options): Format => {
    const name = tag + JSON.stringify(options);
    made[name] ??= make(tag, options);
    return made[name];
  };
}
