import { useInsertionEffect, useMemo } from 'react';
import { ServerStyleSheet } from 'styled-components';

/** Where rules of ours are to be: the page, or the shadow root that a widget stands in. */
export type StyleRoot = Document | ShadowRoot;

/** The rules as styled-components keeps them; it writes them wherever it is told. */
export type RuleSheet = ServerStyleSheet['instance'];

/**
 * Rules written into an element that is in no document, and copied from there into a constructed style sheet. No
 * `<style>` ever enters the page, so `style-src 'self'` without a nonce has nothing to refuse.
 */
class StyleMirror {
  readonly rules: RuleSheet;
  readonly #root: StyleRoot;
  readonly #source: HTMLElement;
  readonly #observer = new MutationObserver(() => this.#copy());
  #adopted: CSSStyleSheet | null = null;
  #users = 0;

  constructor(root: StyleRoot, page: Document) {
    this.#root = root;
    this.#source = page.createElement('div');
    this.rules = ruleSheet(this.#source);
  }

  /** Shows the rules until what it answers is called as often as this. */
  use(): () => void {
    this.#users += 1;
    if (this.#users === 1) this.#show();
    return () => {
      this.#users -= 1;
      if (this.#users === 0) this.#hide();
    };
  }

  #show() {
    const view = pageOf(this.#root).defaultView;
    if (!view) return;
    this.#adopted = new view.CSSStyleSheet();
    this.#copy();
    this.#root.adoptedStyleSheets = [...this.#root.adoptedStyleSheets, this.#adopted];
    this.#observer.observe(this.#source, { childList: true, subtree: true, characterData: true });
  }

  #hide() {
    this.#observer.disconnect();
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((sheet) => sheet !== this.#adopted);
    this.#adopted = null;
  }

  #copy() {
    this.#adopted?.replaceSync(this.#source.textContent ?? '');
  }
}

/** One for each root, whatever the number of widgets: the order of rules among themselves is part of their meaning. */
const mirrors = new WeakMap<StyleRoot, StyleMirror>();
const written = new WeakMap<StyleRoot, RuleSheet>();

/**
 * The rules for a root of the host's choice. Browsers without constructed style sheets (before 2023) get a `<style>` in
 * that root, for which a strict policy then needs the nonce.
 */
export function useStyleRoot(root: StyleRoot | undefined, nonce: string | undefined): RuleSheet | undefined {
  const mirror = useMemo(() => (root && canConstruct(root) ? mirrorOf(root) : undefined), [root]);
  useInsertionEffect(() => mirror?.use(), [mirror]);
  return useMemo(() => mirror?.rules ?? (root && writtenRules(root, nonce)), [mirror, root, nonce]);
}

function mirrorOf(root: StyleRoot): StyleMirror {
  const known = mirrors.get(root);
  if (known) return known;
  const made = new StyleMirror(root, pageOf(root));
  mirrors.set(root, made);
  return made;
}

function writtenRules(root: StyleRoot, nonce: string | undefined): RuleSheet {
  const known = written.get(root);
  if (known) return known;
  const made = ruleSheet('head' in root ? root.head : root, nonce);
  written.set(root, made);
  return made;
}

/** An empty sheet that writes text; that of the server is the only one that styled-components lets others make. */
function ruleSheet(target: HTMLElement | ShadowRoot, nonce?: string): RuleSheet {
  const options = { isServer: false, useCSSOMInjection: false, target, nonce };
  return new ServerStyleSheet().instance.reconstructWithOptions(options, false);
}

function canConstruct(root: StyleRoot): boolean {
  const Sheet = pageOf(root).defaultView?.CSSStyleSheet;
  return 'adoptedStyleSheets' in root && Sheet !== undefined && 'replaceSync' in Sheet.prototype;
}

function pageOf(root: StyleRoot): Document {
  return 'defaultView' in root ? root : root.ownerDocument;
}
