import { createHash } from 'node:crypto';

const light =
  '--bg:#f5f4f1;--card:#fff;--text:#1d211f;--muted:#59605c;--line:#e0deda;--column:#0b6b4b;--over:#b3261e;' +
  '--before:#858c87;--soft:#e4f1eb;--warn:#8a4b00;--warn-soft:#fdf1dd;--focus:#1466b8;--on:#fff';
const dark =
  '--bg:#101311;--card:#1e2320;--text:#eceeec;--muted:#a9b1ac;--line:#323935;--column:#4cc38f;--over:#ff8d84;' +
  '--before:#8b948f;--soft:#17332a;--warn:#f0b455;--warn-soft:#362809;--focus:#8cc4ff;--on:#08160f';

/**
 * All the style a chart page has, in the page itself: it is painted before anything else arrives. The plots' colours
 * are those that ECharts wrote, taken over by what they stand for in the scheme that holds.
 */
export const pageStyle = `
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
:root[data-theme=light]{color-scheme:light;${light}}
:root[data-theme=dark]{color-scheme:dark;${dark}}
*{box-sizing:border-box}
html{font:1rem/1.5 system-ui,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;background:var(--bg);color:var(--text);-webkit-text-size-adjust:100%;overscroll-behavior:none;touch-action:pan-y}
@supports (font:-apple-system-body){@media (pointer:coarse){html{font:-apple-system-body}}}
body{margin:0;font-family:system-ui,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;line-height:1.5;overflow-wrap:anywhere;padding:env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left)}
h1,h2,p{margin:0}h1{font-size:1.25rem;line-height:1.3;text-wrap:balance}h2{font-size:1rem}
.page{max-width:40rem;margin:0 auto;padding:16px;display:grid;gap:16px;font-size:.875rem}
.muted{color:var(--muted);font-size:.8125rem}
.facts{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;margin-top:8px}
.state{font-weight:600;padding:1px 8px;border-radius:4px;background:var(--warn-soft);color:var(--warn)}
.state.approved{background:var(--soft);color:var(--column)}
.card{position:relative;background:var(--card);border:1px solid var(--line);border-radius:8px;padding:16px;display:grid;gap:6px}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 12px}
.plot{min-height:120px;border-radius:4px;touch-action:pan-y;-webkit-user-select:none;user-select:none;-webkit-tap-highlight-color:transparent}
.plot svg{display:block;width:100%;height:auto;overflow:visible}
.plot text{paint-order:stroke;stroke:var(--card);stroke-width:3px;stroke-linejoin:round}
.keys{display:flex;flex-wrap:wrap;gap:2px 16px}
.key::before{content:"";display:inline-block;width:14px;margin-right:6px;vertical-align:middle}
.now::before,.running::before{height:10px;background:var(--column)}.running::before{opacity:.5}
.before::before{border-top:2px dashed var(--before)}
.gap::before{content:"—";width:auto}
summary,button{color:var(--column);font:inherit;cursor:pointer;min-height:44px;padding:10px 0}
summary{width:max-content;max-width:100%}
button{background:none;border:0;padding:10px 12px}
button[hidden]{display:none}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 8px 8px 0;text-align:end;font-weight:400;border-top:1px solid var(--line)}
th:first-child,.spots td:nth-child(2){text-align:start}
.spots tbody th{font-weight:600}.spots thead{color:var(--muted);font-size:.8125rem}.spots thead th:nth-child(2){text-align:start}.spots thead th:last-child{padding-right:0}.spots td:nth-child(2){color:var(--muted)}.spots td:last-child{white-space:nowrap;padding-right:0}
.spots tr:first-child>*{border-top:0}
.spots .share{width:72px;padding-right:12px}.spots svg{display:block}
.spots tbody th{min-width:6.5em}.spots td:nth-child(2){min-width:5.5em}.spots thead th{text-wrap:balance}
footer{text-align:center}
.tip{position:absolute;z-index:1;pointer-events:none;max-width:16rem;background:var(--card);color:var(--text);border:1px solid var(--muted);border-radius:6px;padding:6px 10px;font-size:.8125rem;box-shadow:0 2px 8px rgb(0 0 0/.16)}
.tip b{display:block}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.note{min-height:80vh;align-content:center;justify-items:center;text-align:center;gap:8px}
.note p{color:var(--muted);max-width:22rem}
.note button{background:var(--column);color:var(--on);border-radius:6px;padding:10px 20px;margin-top:8px}
.bone{height:64px;border-radius:8px;background:var(--line)}.bone.tall{height:260px}
@media (prefers-reduced-motion:no-preference){.bone{animation:wait 1.4s ease-in-out infinite alternate}@keyframes wait{to{opacity:.5}}}
[fill="#0b6b4b"]{fill:var(--column)}[fill="#b3261e"]{fill:var(--over)}[fill="#59605c"]{fill:var(--muted)}[fill="#858c87"]{fill:var(--before)}
[stroke="#e0deda"]{stroke:var(--line)}[stroke="#b3261e"]{stroke:var(--over)}[stroke="#858c87"]{stroke:var(--before)}
@media (max-width:479px){.spots .share{width:44px;padding-right:8px}.spots svg{width:44px}}
@media (max-width:360px){.page{padding:12px}.card{padding:12px}.spots .share{display:none}}
@media print{:root,:root[data-theme]{color-scheme:light;${light};--bg:#fff}.card{break-inside:avoid}button,summary,.tip{display:none}details>*{display:revert}}
`
  .trim()
  .replace(/\n/g, '');

/** What the content policy lets in: this style and no other. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;
