import { type CustomerInformation, clientTypes, type RequestInput } from 'pest-sdk';
import { type AllGiven, filled } from '../../kit/form/filled';
import { noPlace, placeRequest, type TypedPlace, typedPlace } from '../../kit/map/place';

type Draft = AllGiven<Omit<RequestInput<'customer.submitInformation'>, 'revision'>>;

/** A place is typed as text, and may be left open. */
export type InformationValues = Omit<Draft, 'location'> & {
  readonly location: TypedPlace;
};

const empty: InformationValues = {
  name: '',
  creditCode: '',
  region: '',
  regionCode: null,
  address: '',
  location: noPlace,
  phone: '',
  reportEmail: '',
  introduction: '',
  clientType: clientTypes[0],
  pestControlCertificate: null,
  msds: null,
  controllerCertificate: null,
};

export function informationValues({ location, revision: _seen, ...rest }: CustomerInformation): InformationValues {
  return { ...filled(empty, rest), location: typedPlace(location) };
}

export function informationRequest({ location, ...rest }: InformationValues) {
  return { ...rest, location: placeRequest(location) };
}
