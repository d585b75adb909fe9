/** For every test of a page. */
export function computeStylesCheaply(): void {
  for (const each of new Set([window, document.defaultView ?? window])) each.getComputedStyle = cheapComputedStyle;
}

/**
 * Widgets write their rules beside the page and hand them over as a constructed sheet, as in every browser of today.
 * jsdom has no place for one, so they were written into the page, which then read all of them anew for each.
 */
export function keepRulesUnread(): void {
  const sheets = new WeakMap<object, readonly CSSStyleSheet[]>();
  for (const root of [Document, ShadowRoot]) {
    Object.defineProperty(root.prototype, 'adoptedStyleSheets', {
      configurable: true,
      get(this: object) {
        return sheets.get(this) ?? [];
      },
      set(this: object, all: readonly CSSStyleSheet[]) {
        sheets.set(this, all);
      },
    });
  }
  CSSStyleSheet.prototype.replaceSync = () => undefined;
}

/**
 * Computed styles without style sheets: jsdom weighs every rule for every element that a query by role looks at, and in
 * these tests nothing depends on rules but those of the browser itself. What those hide is hidden here, too.
 */
function cheapComputedStyle(element: Element, pseudo?: string | null): CSSStyleDeclaration {
  if (pseudo) return noStyle;
  return new Proxy(noStyle, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return (property: string) => styleOf(element, property);
      return typeof name === 'string' ? styleOf(element, hyphened(name)) : undefined;
    },
  });
}

const noStyle = new Proxy({} as CSSStyleDeclaration, {
  get: (_, name) => (name === 'getPropertyValue' ? () => '' : ''),
});

function styleOf(element: Element, property: string): string {
  const own = 'style' in element ? (element.style as CSSStyleDeclaration).getPropertyValue(property) : '';
  if (own !== '') return own;
  if (property === 'display') return displayOf(element);
  const initial = inherited[property];
  if (initial === undefined) return initialValues[property] ?? '';
  return element.parentElement ? styleOf(element.parentElement, property) : initial;
}

const inherited: Readonly<Record<string, string>> = { visibility: 'visible', 'pointer-events': 'auto' };
const initialValues: Readonly<Record<string, string>> = { opacity: '1', 'user-select': 'auto' };

function displayOf(element: Element): string {
  const closed = element.localName === 'dialog' && !element.hasAttribute('open');
  const hidden = closed || element.hasAttribute('hidden') || element.hasAttribute('popover');
  return hidden ? 'none' : (displays.get(element.localName) ?? 'inline');
}

/** As the style sheet of every browser has it: an accessible name has a blank between blocks. */
const displays = new Map(
  Object.entries({
    'inline-block': 'button input meter progress select textarea',
    'list-item': 'li summary',
    none: 'area base datalist head link meta noscript param script style template title',
    block:
      'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
      'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend main menu nav ol optgroup option p pre search section ul',
    table: 'table',
    'table-caption': 'caption',
    'table-cell': 'td th',
    'table-row': 'tr',
    'table-row-group': 'tbody thead tfoot',
  }).flatMap(([display, names]) => names.split(' ').map((name) => [name, display] as const)),
);

function hyphened(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
