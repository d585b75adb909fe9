import { fetchCode } from '../../primitives/fetched/fetch-code';
import type { RootAttributes } from '../../widget/widget.types';
import type { HandleOf, Mounted, MountSettings } from '../mount/mount';
import { type NamedWidget, widgetLoaders, widgetNamed } from '../mount/widgets';
import type { PestElementEvents } from './events';
import { type PropertyKind, properties, settings, type WidgetElementProps } from './properties';

/** How elements stand on a page. */
export interface ElementOptions {
  /** `light`: without a shadow root; styles of the page enter. @default 'shadow' */
  readonly root?: 'light' | 'shadow' | undefined;
}

type OwnProps<Props> = Omit<Props, Exclude<keyof RootAttributes, 'onError'> | 'children' | 'ref' | 'key'>;

/** A widget as an element of a page: every prop is a property, and every change an event. */
export type PestElement<Name extends NamedWidget> = Listening<PestElementEvents<Name>> &
  HTMLElement &
  Mutable<Partial<OwnProps<WidgetElementProps[Name]>> & MountSettings> & {
    /** What the React widget's `ref` holds; null until `pest-ready`. */
    readonly handle: HandleOf<WidgetElementProps[Name]> | null;
  };

/** Listeners that know their event; those of other events are as on every element. */
interface Listening<Events> {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
}

type Mutable<Props> = { -readonly [Name in keyof Props]: Props[Name] };

type Given = Record<string, unknown>;
type Kinds = Readonly<Record<string, PropertyKind | undefined>>;

/** On a server there are no elements, and importing this must not fail there. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? class {};

/** The class of an element for one widget. */
export function elementClass(widget: NamedWidget, { root = 'shadow' }: ElementOptions = {}): CustomElementConstructor {
  const own: Kinds = properties[widget];
  const all: Kinds = { ...settings, ...own };
  const attributes = attributesOf(all);

  class WidgetElement extends Base {
    static readonly observedAttributes = [...attributes.keys()];
    readonly #given: Given = {};
    #mounted: Mounted<object, unknown> | null = null;
    #mounting = false;
    #drawing = false;

    connectedCallback() {
      for (const name of Object.keys(all)) takeEarly(this, name);
      this.#draw();
      void this.#mount();
    }

    /** Moving an element disconnects and reconnects it; only one that stays disconnected is unmounted. */
    disconnectedCallback() {
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    /** Rules made for one document do not work in another. */
    adoptedCallback() {
      this.#unmount();
    }

    attributeChangedCallback(attribute: string, _: string | null, text: string | null) {
      const name = attributes.get(attribute);
      if (name !== undefined) this.set(name, text === null ? undefined : readAttribute(text, all[name]));
    }

    get handle(): unknown {
      return this.#mounted?.handle ?? null;
    }

    override focus(options?: FocusOptions) {
      const { handle } = this;
      if (canFocus(handle)) handle.focus();
      else super.focus(options);
    }

    get(name: string): unknown {
      return this.#given[name];
    }

    set(name: string, value: unknown) {
      this.#given[name] = value;
      this.#draw();
    }

    /** Batches properties that are set one after another into one render. */
    #draw() {
      if (this.#drawing || !this.#mounted) return;
      this.#drawing = true;
      queueMicrotask(() => {
        this.#drawing = false;
        this.#mounted?.update(this.#options());
      });
    }

    async #mount() {
      if (this.#mounted || this.#mounting) return;
      this.#mounting = true;
      try {
        // Fetched in parallel; if the widget's own file fails, that is shown in its place.
        const [mount] = await Promise.all([
          fetchCode(() => import('../mount/mount'), 'mount'),
          widgetLoaders[widget]().catch(() => null),
        ]);
        if (!this.isConnected) return;
        this.#mounted = mount(this, widget, { ...this.#options(), root });
        this.#tell('pest-ready', {});
      } catch (error) {
        // The element's own children stay visible.
        this.#tell('pest-error', { error, at: { widget: widgetNamed(widget), action: 'load' } });
      } finally {
        this.#mounting = false;
      }
    }

    #tell(type: string, detail: object) {
      this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
    }

    #unmount() {
      this.#mounted?.unmount();
      this.#mounted = null;
    }

    #options() {
      const props: Given = {};
      for (const [name, kind] of Object.entries(own)) {
        props[name] = isEvent(kind) ? this.#teller(name, kind) : this.#given[name];
      }
      const around = Object.fromEntries(Object.keys(settings).map((name) => [name, this.#given[name]]));
      return { ...around, props };
    }

    readonly #tellers = new Map<string, (...args: unknown[]) => unknown>();

    /** Calls the host's function if there is one, and tells the page. The same function each time. */
    #teller(name: string, args: readonly string[]) {
      const known = this.#tellers.get(name);
      if (known) return known;
      const type = eventName(name);
      const tell = (...values: unknown[]) => {
        const detail = Object.fromEntries(args.map((arg, index) => [arg, values[index]]));
        this.#tell(type, detail);
        const host = this.#given[name];
        return typeof host === 'function' ? host(...values) : undefined;
      };
      this.#tellers.set(name, tell);
      return tell;
    }
  }

  for (const name of Object.keys(all)) {
    Object.defineProperty(WidgetElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WidgetElement) {
        return this.get(name);
      },
      set(this: WidgetElement, value: unknown) {
        this.set(name, value);
      },
    });
  }
  return WidgetElement;
}

/** A property that was set before the element was defined lies on the element itself, and hides ours. */
function takeEarly(element: HTMLElement, name: string) {
  const early = Object.getOwnPropertyDescriptor(element, name);
  if (!early) return;
  Reflect.deleteProperty(element, name);
  Reflect.set(element, name, early.value);
}

function isEvent(kind: PropertyKind | undefined): kind is readonly string[] {
  return typeof kind === 'object';
}

/** Attributes by their names in HTML. */
function attributesOf(all: Kinds): Map<string, string> {
  const named = Object.entries(all).filter(([, kind]) => kind === 'text' || kind === 'number' || kind === 'flag');
  return new Map(named.map(([name]) => [kebab(name), name]));
}

function readAttribute(text: string, kind: PropertyKind | undefined): unknown {
  if (kind === 'flag') return text !== 'false';
  if (kind !== 'number') return text;
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? undefined : number;
}

/** `onRangeChange` is told of as `pest-range-change`. */
export function eventName(callback: string): string {
  return `pest-${kebab(callback.replace(/^on/, ''))}`;
}

function kebab(name: string): string {
  return name
    .replace(/[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()
    .replace(/^-/, '');
}

function canFocus(handle: unknown): handle is { focus(): void } {
  return typeof handle === 'object' && handle !== null && 'focus' in handle && typeof handle.focus === 'function';
}
