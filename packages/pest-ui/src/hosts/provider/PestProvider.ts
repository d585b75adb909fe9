import type { ReactElement } from 'react';
import { PestProvider as Provider, type PestProviderProps as ProviderProps } from '../../provider/PestProvider';
import type { PestMessages } from '../languages/catalogue';

/** Props of {@link PestProvider}. */
export interface PestProviderProps extends Omit<ProviderProps, 'messages'> {
  /** The host's words by message key, in the catalogues' own format. */
  readonly messages?: PestMessages | undefined;
}

/** Optional surroundings of widgets: language, time zone, scheme, words and theme. */
export const PestProvider: (props: PestProviderProps) => ReactElement = Provider;
