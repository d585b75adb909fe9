import {
  defaultLanguage,
  defaultTimeZone,
  type Format,
  type Language,
  type MessageSource,
  type PestClient,
  type Term,
} from 'pest-sdk';
import { createContext, type ReactElement, useContext } from 'react';
import type { DeviceTypeInfo } from '../trade/device-types';
import type { SpeciesLabel } from '../trade/species';
import type { DescribeError, FailedAction } from './failures';
import type { PestLanguage } from './language';

/** Light, dark, or as the system says. */
export type ColorScheme = 'light' | 'dark' | 'auto';

/** What a provider settles for the widgets below it. */
export interface PestSettings {
  /** Of the product; English below a language of the host's. */
  readonly locale: Language;
  /** A language of the host's. */
  readonly own?: PestLanguage | undefined;
  /** How it writes, and calls what the trade has. */
  readonly format?: Format | undefined;
  readonly term?: Term | undefined;
  /** IANA name; days and times are shown in it. */
  readonly timeZone: string;
  readonly colorScheme: ColorScheme;
  /** A host's own words, asked before the catalogues. */
  readonly words?: MessageSource | undefined;
  /** The host's router; without it links are followed by the browser. */
  readonly navigate?: ((href: string) => void) | undefined;
  /** Only connected widgets use it: without one no widget makes a request. */
  readonly client?: PestClient | undefined;
  /** Told of everything that fails in a widget below, after the widget's own `onError`. */
  readonly onError?: ((error: unknown, at: FailedAction) => void) | undefined;
  readonly describeError?: DescribeError | undefined;
  readonly deviceTypes?: readonly DeviceTypeInfo[] | undefined;
  readonly speciesLabel?: SpeciesLabel | undefined;
  /** Puts a dialog, popover or notice where the host wants such layers; undefined: they lie where they are opened. */
  readonly layer?: ((layer: ReactElement) => ReactElement) | undefined;
}

export const defaultSettings: PestSettings = {
  locale: defaultLanguage,
  timeZone: defaultTimeZone,
  colorScheme: 'light',
};

export const PestContext = /* @__PURE__ */ createContext<PestSettings>(defaultSettings);

/** A layer that lies where it was opened. */
export const asOpened = (layer: ReactElement): ReactElement => layer;

/** The settings of the provider above, or the defaults: widgets work alone too. */
export function usePest(): PestSettings {
  return useContext(PestContext);
}
