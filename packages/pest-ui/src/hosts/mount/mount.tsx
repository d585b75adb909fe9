import type { ComponentPropsWithRef, ComponentType, RefAttributes } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchCode } from '../../primitives/fetched/fetch-code';
import type { StyleRoot } from '../../provider/style-mirror';
import { PestProvider, type PestProviderProps } from '../provider/PestProvider';
import { type AnyWidget, LoadedWidget } from './LoadedWidget';
import type { Served } from './ServedClient';
import { type NamedComponents, type NamedWidget, widgetLoaders, widgetNamed } from './widgets';

/** The surroundings of a mounted widget: what {@link PestProvider} takes, or where its server is. */
export type MountSettings = Omit<PestProviderProps, 'children' | 'styleRoot'> & Served;

/** What a widget is mounted with. */
export interface MountOptions<Props> extends MountSettings {
  /** The widget's own props. */
  readonly props?: Props | undefined;
  /**
   * `shadow`: in a shadow root of the element, which styles of the page do not enter. Stays what it was at mounting.
   * @default 'light'
   */
  readonly root?: 'light' | 'shadow' | undefined;
}

/** A widget on a page of any kind. */
export interface Mounted<Props, Handle> {
  /** Changes what is given and keeps the rest, the widget's props too; undefined takes something back. */
  update(changes: Omit<MountOptions<Partial<Props>>, 'root'>): void;
  /** Takes the widget away with all that it put on the page. The element itself stays. */
  unmount(): void;
  /** What the widget's `ref` holds; null until it is drawn. */
  readonly handle: Handle | null;
}

/** What a component's `ref` holds. */
export type HandleOf<Props> = Props extends RefAttributes<infer Handle> ? Handle : unknown;

/** The props of a widget by its name. */
export type WidgetProps<Name extends NamedWidget> = ComponentPropsWithRef<NamedComponents[Name]>;

const mountedIn = new WeakMap<Element, { unmount(): void }>();

/**
 * Puts a widget into an element of a page: one of the five by its name, or its twin that a server feeds
 * (`connected-heat-map`), which is then fetched as a file of its own; or any component. Styles come as constructed style sheets, so that a policy of `style-src 'self'` needs no exception.
 * Mounting into the same element again replaces what was there.
 */
export function mount<Name extends NamedWidget>(
  place: Element,
  widget: Name,
  options?: MountOptions<WidgetProps<Name>>,
): Mounted<WidgetProps<Name>, HandleOf<WidgetProps<Name>>>;
export function mount<Props extends object>(
  place: Element,
  widget: ComponentType<Props>,
  options?: MountOptions<Props>,
): Mounted<Props, HandleOf<Props>>;
export function mount<Props extends object>(
  place: Element,
  widget: NamedWidget | ComponentType<Props>,
  { root: kind = 'light', ...options }: MountOptions<Props> = {},
): Mounted<Props, unknown> {
  mountedIn.get(place)?.unmount();
  const styleRoot = styleRootOf(place, kind);
  const hostRule = 'host' in styleRoot && kind === 'shadow' ? displayHost(styleRoot) : undefined;
  const root = createRoot(kind === 'shadow' && 'host' in styleRoot ? styleRoot : place);
  let current: MountOptions<Partial<Props>> = options;
  let handle: unknown = null;
  const keepHandle = (next: unknown) => {
    handle = next;
  };
  const draw = () => {
    const { props = {}, src, token, ...settings } = current;
    const drawn = widgetElement(widget, props, keepHandle);
    root.render(
      <PestProvider {...settings} styleRoot={styleRoot}>
        {src === undefined || typeof widget !== 'string' ? (
          drawn
        ) : (
          <LoadedWidget
            key={src}
            name={widgetNamed(widget)}
            load={loadServed}
            props={{ src, token, children: drawn }}
          />
        )}
      </PestProvider>,
    );
  };
  const mounted = {
    update(changes: MountOptions<Partial<Props>>) {
      current = { ...current, ...changes, props: { ...current.props, ...changes.props } };
      draw();
    },
    unmount() {
      root.unmount();
      hostRule?.remove();
      if (mountedIn.get(place) === mounted) mountedIn.delete(place);
    },
    get handle() {
      return handle;
    },
  };
  mountedIn.set(place, mounted);
  draw();
  return mounted;
}

/** The client weighs as much as a widget: it is fetched where the page names an address. */
const loadServed = async () => (await fetchCode(() => import('./ServedClient'), 'ServedClient')) as AnyWidget;

/** The overloads above hold widgets and props together; here they are any of them. */
function widgetElement<Props>(
  widget: NamedWidget | ComponentType<Props>,
  props: object,
  ref: (handle: unknown) => void,
) {
  if (typeof widget === 'string') {
    const load = widgetLoaders[widget] as () => Promise<AnyWidget>;
    return <LoadedWidget name={widgetNamed(widget)} load={load} props={props} ref={ref} />;
  }
  const Widget = widget as AnyWidget;
  return <Widget {...props} {...{ ref }} />;
}

/** Elements of one's own are inline until somebody says otherwise; what the page says of them comes first. */
function displayHost(root: ShadowRoot): { remove(): void } | undefined {
  const Sheet = root.ownerDocument.defaultView?.CSSStyleSheet;
  if (!Sheet || !('adoptedStyleSheets' in root) || !('replaceSync' in Sheet.prototype)) return undefined;
  const rule = new Sheet();
  rule.replaceSync(':host{display:block}:host([hidden]){display:none}');
  root.adoptedStyleSheets = [rule, ...root.adoptedStyleSheets];
  return {
    remove: () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== rule);
    },
  };
}

/** Where rules have to be to reach the element. */
function styleRootOf(place: Element, kind: 'light' | 'shadow'): StyleRoot {
  if (kind === 'shadow') return place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const root = place.getRootNode();
  return isShadowRoot(root) ? root : place.ownerDocument;
}

function isShadowRoot(node: Node): node is ShadowRoot {
  return 'host' in node && 'adoptedStyleSheets' in node;
}
