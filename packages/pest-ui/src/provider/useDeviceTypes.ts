import { useMemo } from 'react';
import { type DeviceTypeInfo, type DeviceTypes, deviceTypesOf, standardDeviceTypes } from '../trade/device-types';
import { usePest } from './context';

/** The widget's own list, else the provider's, else the four of the specification. */
export function useDeviceTypes(own?: readonly DeviceTypeInfo[]): DeviceTypes {
  const { locale, term, deviceTypes: shared } = usePest();
  const all = own ?? shared ?? standardDeviceTypes;
  return useMemo(() => deviceTypesOf(all, locale, term), [all, locale, term]);
}
