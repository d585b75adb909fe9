import { type CustomerInformation, clientTypes, type RequestInput } from 'pest-sdk';
import { type AllGiven, filled } from '../../form/filled';
import { typedNumber } from '../../form/typed-number';

type Draft = AllGiven<RequestInput<'customer.submitInformation'>>;

/** A place is typed as text, and may be left open. */
export type InformationValues = Omit<Draft, 'location'> & {
  readonly location: { readonly latitude: string; readonly longitude: string };
};

const empty: InformationValues = {
  name: '',
  creditCode: '',
  region: '',
  regionCode: null,
  address: '',
  location: { latitude: '', longitude: '' },
  phone: '',
  reportEmail: '',
  introduction: '',
  clientType: clientTypes[0],
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
};

export function informationValues({ location, ...rest }: CustomerInformation): InformationValues {
  const place = {
    latitude: location === null ? '' : String(location.latitude),
    longitude: location === null ? '' : String(location.longitude),
  };
  return { ...filled(empty, rest), location: place };
}

/** A place without any number is none; one with a single number is half a place, which the schema refuses. */
export function informationRequest({ location, ...rest }: InformationValues) {
  const { latitude, longitude } = location;
  const open = latitude.trim() === '' && longitude.trim() === '';
  return {
    ...rest,
    location: open ? null : { latitude: typedNumber(latitude), longitude: typedNumber(longitude) },
  };
}
