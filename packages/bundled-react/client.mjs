// @ts-check
import { options } from 'preact';

const normalize = options.vnode;

/** SVG knows attributes by their exact names: written as React spells it, a marker would take no focus. */
options.vnode = (node) => {
  const props = typeof node.type === 'string' ? /** @type {Record<string, unknown>} */ (node.props) : {};
  if ('tabIndex' in props) {
    props.tabindex = props.tabIndex;
    delete props.tabIndex;
  }
  normalize?.(node);
};

export { createRoot, hydrateRoot } from 'preact/compat/client';
