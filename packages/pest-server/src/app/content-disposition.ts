/** What quotes, paths and headers are made of; RFC 6266 asks for plain letters here. */
const unfitInQuotes = /[^\w .()+,-]/g;

/** Shown in the browser, and saved under a name of its own in any language (RFC 6266, RFC 8187). */
export function shownAs(name: string): string {
  if (name === '') return 'inline';
  const plain = name.replace(unfitInQuotes, '_');
  return `inline; filename="${plain}"; filename*=UTF-8''${extended(name)}`;
}

/** RFC 8187 lets fewer signs stand as they are than addresses do. A half of a sign of two is none. */
function extended(name: string): string {
  const whole = Buffer.from(name, 'utf8').toString('utf8');
  return encodeURIComponent(whole).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
