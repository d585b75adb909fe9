import { type Language, languageTags } from 'pest-sdk';
import { type ChartPage, chartPageNote, type PagePart } from 'pest-sdk/chart-page';
import { pageStyle } from './page-style';

/** How a page is asked for: by its address, of which only what is known counts. */
export interface PageLook {
  readonly language: Language;
  /** Null where the system decides. */
  readonly theme: 'light' | 'dark' | null;
}

/** What else goes with a page. */
export interface PageParts {
  /** Each plot as SVG. */
  readonly plots: readonly string[];
  /** Address of the script; without it the page reads the same and answers no touch. */
  readonly script: string | null;
  /** Origins that may frame the page, and so hear of its taps. */
  readonly parents: readonly string[];
}

export function chartPageHtml({ title, body }: ChartPage, { language, theme }: PageLook, parts: PageParts): string {
  const scheme = theme ?? 'light dark';
  return [
    '<!doctype html>',
    `<html lang="${languageTags[language]}" data-lang="${language}"${theme === null ? '' : ` data-theme="${theme}"`}`,
    ` data-parents="${escaped(parts.parents.join(' '))}">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<meta name="color-scheme" content="${scheme}"><meta name="robots" content="noindex">`,
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escaped(title)}</title><style>${pageStyle}</style>`,
    parts.script === null ? '' : `<script type="module" src="${escaped(parts.script)}"></script>`,
    `</head><body>${html(body, parts.plots)}`,
    ...(['offline', 'nothing'] as const).map(
      (note) => `<template id="${note}">${html(chartPageNote(note, language).body, [])}</template>`,
    ),
    '</body></html>',
  ].join('');
}

const withoutEnd: ReadonlySet<string> = new Set(['rect', 'input']);

/** A part as HTML. All text is escaped here; the plots, which this server drew, are the only markup that comes in. */
export function html(part: PagePart, plots: readonly string[]): string {
  if (typeof part === 'string') return escaped(part);
  const [tag, attributes, ...children] = part;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const plot = plots[Number(attributes['data-plot'])] ?? '';
  const inner = children.map((child) => html(child, plots)).join('');
  return withoutEnd.has(tag) ? `<${tag}${written.join('')}/>` : `<${tag}${written.join('')}>${plot}${inner}</${tag}>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
