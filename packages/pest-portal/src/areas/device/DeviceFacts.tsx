import { type Device, deviceTypeRows } from 'pest-sdk';
import { DescriptionList, useFormat } from 'pest-ui';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { deviceMessages } from './device.messages';

/** What is known of a device, for those who may not change it. */
export function DeviceFacts({ device }: { readonly device: Device }) {
  const t = useT(deviceMessages);
  const common = useT(commonMessages);
  const { day, dateTime, list } = useFormat();
  return (
    <DescriptionList
      items={[
        { term: t('device.type'), description: deviceTypeRows[device.type].words[language] },
        { term: common('common.name'), description: device.name },
        { term: common('common.workshop'), description: device.workshopName ?? t('device.workshop.none') },
        { term: t('device.location'), description: device.location },
        { term: t('device.model'), description: [device.brand, device.model].filter(Boolean).join(' ') },
        ...(device.tags.length > 0
          ? [{ term: t('device.tags'), description: list(device.tags.map(({ name }) => name)) }]
          : []),
        { term: t('device.installedDay'), description: day(device.installedDay) },
        {
          term: t('device.lastChecked'),
          description: device.lastCheckedAt ? dateTime(device.lastCheckedAt) : t('device.lastChecked.never'),
        },
      ]}
    />
  );
}
