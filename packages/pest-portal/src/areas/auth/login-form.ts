import { md5 } from 'js-md5';
import { deviceMark } from '../../base/device-mark';

export const emptyLogin = { loginId: '', password: '', remember: false };

/** The password leaves the browser as MD5 only (specification §5). */
export function loginRequest({ loginId, password, remember }: typeof emptyLogin) {
  return { loginId, password: password && md5(password), loginType: 'web', remember, device: deviceMark() };
}
