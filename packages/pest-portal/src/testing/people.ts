import { reviewStatus, serviceStaffPermissions, type UserInfo, userTypes, writePower } from 'pest-sdk';

/** Who a test signs in as; what is not named here is as in the sample account, an administrator. */
export const people = {
  administrator: {},
  technician: {
    id: 'account-3',
    loginId: '13900000003',
    userName: 'Li Qiang',
    type: userTypes.staff,
    power: writePower(serviceStaffPermissions),
  },
  customer: {
    id: 'account-4',
    loginId: '13900000004',
    userName: 'Chen Jing',
    type: userTypes.customer,
    power: '',
    companyInfo: null,
    customerInfo: { id: 'customer-1', name: 'Morning Light Foods', status: reviewStatus.approved, reason: '' },
  },
} as const satisfies Record<string, Partial<UserInfo>>;
