import type { MountSettings } from '../mount/mount';
import type { NamedWidget } from '../mount/widgets';
import type { properties, WidgetElementProps } from './properties';

type Kinds<Name extends NamedWidget> = (typeof properties)[Name];
type Told<Name extends NamedWidget> = {
  [Prop in keyof Kinds<Name>]: Kinds<Name>[Prop] extends readonly string[] ? Prop : never;
}[keyof Kinds<Name>];

/** `SelectedChange` is `-selected-change`. */
type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}`
  : '';
type EventName<Callback> = Callback extends `on${infer What}` ? `pest${Kebab<What>}` : never;

/** A callback's arguments by the names that they have in `detail`. */
type Detail<Names, Call> = Call extends (...args: infer Args) => unknown
  ? { readonly [At in keyof Names & keyof Args & `${number}` as Names[At] & string]: Args[At] }
  : never;
type CallOf<Props, Prop> = Prop extends keyof Props ? NonNullable<Props[Prop]> : never;

/** The events of a widget's element by their names. */
export type PestElementEvents<Name extends NamedWidget> = {
  [Prop in Told<Name> as EventName<Prop>]: CustomEvent<
    Detail<Kinds<Name>[Prop], CallOf<WidgetElementProps[Name], Prop>>
  >;
} & { 'pest-ready': CustomEvent<Record<string, never>> };

/** A listener for each event, as Vue's templates name them: `@pest-selected-change` is `onPestSelectedChange`. */
export type PestElementListeners<Name extends NamedWidget> = {
  [Prop in Told<Name> as Prop extends `on${infer What}` ? `onPest${What}` : never]?:
    | ((event: CustomEvent<Detail<Kinds<Name>[Prop], CallOf<WidgetElementProps[Name], Prop>>>) => void)
    | undefined;
} & { onPestReady?: ((event: PestElementEvents<Name>['pest-ready']) => void) | undefined };

type Data<Name extends NamedWidget> = {
  [Prop in keyof (WidgetElementProps[Name] & MountSettings) as Prop extends
    | (keyof Kinds<Name> & string)
    | keyof MountSettings
    ? Prop extends `on${string}`
      ? never
      : Prop
    : never]?: (WidgetElementProps[Name] & MountSettings)[Prop] | undefined;
};

/**
 * What is written on an element in a template of React, Svelte or another that sets properties: its data, and a listener
 * for each event (`onpest-selected-change`). A function that a widget asks (`onSave`) is set on the element itself.
 */
export type PestElementAttributes<Name extends NamedWidget> = Data<Name> & {
  [Event in keyof PestElementEvents<Name> as `on${Event & string}`]?:
    | ((event: PestElementEvents<Name>[Event]) => void)
    | undefined;
};
