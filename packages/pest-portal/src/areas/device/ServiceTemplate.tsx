import type { DeviceType } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Text } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { useCan } from '../../base/session';
import { deviceMessages } from './device.messages';

/**
 * Which inspection template a device is checked by. There is one for each type, so it follows the type and is not
 * chosen; only who may read the templates is told.
 */
export function ServiceTemplate({ type }: { readonly type: DeviceType }) {
  return useCan()(rights.templateList) ? <Named type={type} /> : null;
}

function Named({ type }: { readonly type: DeviceType }) {
  const t = useT(deviceMessages);
  const { data } = useCall('template.list', {});
  if (!data) return null;
  const found = data.find((each) => each.deviceType === type && each.published !== null);
  return (
    <Text as="p" tone="muted">
      {found ? t('device.template', { name: found.name }) : t('device.template.none')}
    </Text>
  );
}
