import { createHash } from 'node:crypto';

const light =
  '--bg:#faf9f7;--card:#fff;--text:#1d211f;--muted:#59605c;--line:#e0deda;--green:#0b6b4b;--soft:#e4f1eb;--focus:#1466b8;--code:#f1efeb';
const dark =
  '--bg:#101311;--card:#191d1b;--text:#eceeec;--muted:#a9b1ac;--line:#323935;--green:#4cc38f;--soft:#17332a;--focus:#8cc4ff;--code:#232825';

/** All the style the pages have, in the page itself: no file and no script is fetched for it. */
export const pageStyle = `
:root{color-scheme:light dark;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
*{box-sizing:border-box}
html{font:15px/1.55 system-ui,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;background:var(--bg);color:var(--text);-webkit-text-size-adjust:100%;scroll-padding-top:16px}
body{margin:0;overflow-wrap:anywhere}
main,header{max-width:76rem;margin:0 auto;padding:16px 24px}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding-top:24px}
header p{margin:0;font-weight:650;font-size:1.05rem}
nav{display:flex;flex-wrap:wrap;gap:4px 16px;margin-inline-start:auto}
h1{font-size:1.5rem;line-height:1.3;margin:8px 0;text-wrap:balance}
h2{font-size:1rem;margin:32px 0 8px}
p{margin:4px 0;max-width:60rem}
a{color:var(--green);text-underline-offset:3px}
nav a,.areas a{display:inline-block;padding:3px 0}
.muted{color:var(--muted)}
form{display:flex;flex-wrap:wrap;gap:8px;margin:20px 0 12px;align-items:end}
label{display:grid;gap:4px;font-weight:600;font-size:.87rem;flex:1 1 18rem;max-width:36rem}
input{font:inherit;font-weight:400;font-size:1rem;color:inherit;background:var(--card);border:1px solid var(--muted);border-radius:6px;padding:8px 12px;min-height:40px;width:100%}
button{font:inherit;font-weight:600;color:var(--bg);background:var(--green);border:0;border-radius:6px;padding:8px 20px;min-height:40px;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.areas{display:flex;flex-wrap:wrap;gap:0 16px;margin:0;padding:0;list-style:none}
.scroll{overflow-x:auto;background:var(--card);border:1px solid var(--line);border-radius:8px}
table{width:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:7px 14px;text-align:start;vertical-align:baseline;border-top:1px solid var(--line);font-weight:400}
thead th{font-size:.8rem;font-weight:600;color:var(--muted);border-top:0}
tbody tr:first-child>*{border-top:1px solid var(--line)}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.87em}
td.method,.method{font-weight:650;font-size:.8rem;white-space:nowrap}
.path,td a code{white-space:nowrap}
pre{background:var(--code);border-radius:8px;padding:14px 16px;margin:0;overflow:auto;max-height:32rem;line-height:1.5}
summary{cursor:pointer;color:var(--green);padding:8px 0;width:max-content;max-width:100%}
dl{display:grid;grid-template-columns:max-content 1fr;gap:6px 24px;margin:16px 0}
dt{color:var(--muted)}dd{margin:0}
.call{background:var(--soft);border-radius:8px;padding:12px 16px;margin:16px 0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:700px){main,header{padding-inline:16px}
.calls thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.calls,.calls tbody,.calls tr,.calls td{display:block}.calls tr{border-top:1px solid var(--line);padding:10px 14px}.calls tbody tr:first-child{border-top:0}
.calls td{border:0!important;padding:1px 0;white-space:normal}.calls td.method,.calls td.path{display:inline-block;margin-inline-end:8px}
dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}
`;

/** The page's policy lets in this style and no other. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;
