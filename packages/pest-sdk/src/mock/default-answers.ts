import { type EndpointName, endpoints, type ResultOf } from '../contract';
import { administratorPermissions, reviewStatus, userTypes, writePower } from '../rules/permissions';
import { defaultTimeZone } from '../rules/time-range';

/** Answers whose parts depend on each other, which no schema tells. */
export const defaultAnswers: { readonly [Name in EndpointName]?: ResultOf<Name> } = {
  'auth.login': 'mock-token',
  'auth.info': {
    id: 'account-1',
    loginId: '13900000001',
    userName: 'Li Ming',
    type: userTypes.administrator,
    headPic: '',
    power: writePower(administratorPermissions),
    companyInfo: { id: 'company-1', name: 'Clearline Pest Control', status: reviewStatus.approved, reason: '' },
    customerInfo: null,
    proven: true,
    platform: false,
    contracts: false,
    timeZone: defaultTimeZone,
    revision: 'Revision',
  },
  'customer.map': { provider: null },
  'embed.granted': { calls: endpoints.map(({ name }) => name) },
};
