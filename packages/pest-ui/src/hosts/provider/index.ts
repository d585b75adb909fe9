'use client';

export type { DeviceShape, Format } from 'pest-sdk';
export { useFormat, useLocale, useMessages } from '../../i18n/messages';
export type { ColorScheme } from '../../provider/context';
export type { DescribeError, FailedAction, WidgetName } from '../../provider/failures';
export type { HostI18n } from '../../provider/host-i18n';
export type { PestLanguage } from '../../provider/language';
export { PestRoot } from '../../provider/PestRoot';
export { PestStyleRegistry, type PestStyleRegistryProps } from '../../provider/PestStyleRegistry';
export { type PestTheme, type TokenName, token } from '../../theme/tokens';
export type { AnyDeviceType, DeviceTypeInfo } from '../../trade/device-types';
export { standardDeviceTypes } from '../../trade/device-types';
export type { AnySpecies, SpeciesLabel } from '../../trade/species';
export type {
  ChangeMeta,
  ChangeSource,
  HostCallOptions,
  RootAttributes,
  SlotProps,
  Slots,
  StateParts,
  WidgetHandle,
  WidgetStates,
} from '../../widget/widget.types';
export type { MessageKey, PestMessages, PestWords } from '../languages/catalogue';
export { definePestLanguage, type PestLanguageOptions } from '../languages/define-language';
export { PestProvider, type PestProviderProps } from './PestProvider';
