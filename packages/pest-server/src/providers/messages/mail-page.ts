/** A mail as a page: paragraphs, and an address that stands alone as a link to press. No picture, nothing to load. */
export function mailPage(subject: string, text: string): string {
  const parts = text.split(/\n{2,}/).map((part) => (isAddress(part) ? link(part) : paragraph(part)));
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;background:#f6f5f2;color:#1d2521;font:16px/1.6 'PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e3e1db;border-radius:8px">
<p style="margin:0 0 16px;font-weight:600;color:#0b6b4a">Pest Portal</p>
${parts.join('\n')}
</div></body></html>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escaped(text).replaceAll('\n', '<br>')}</p>`;
}

function link(address: string): string {
  const safe = escaped(address);
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere"><a style="color:#0b6b4a" href="${safe}">${safe}</a></p>`;
}

function isAddress(part: string): boolean {
  return /^https?:\/\/\S+$/.test(part);
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
