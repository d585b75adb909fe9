import type { PagePart } from 'pest-sdk/chart-page';

const svgTags: ReadonlySet<string> = new Set(['svg', 'rect']);

/** Builds a part of a chart page. Text becomes text, whatever it looks like. */
export function element(part: PagePart): Node {
  if (typeof part === 'string') return document.createTextNode(part);
  const [tag, attributes, ...children] = part;
  const made = svgTags.has(tag)
    ? document.createElementNS('http://www.w3.org/2000/svg', tag)
    : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.map(element));
  return made;
}
