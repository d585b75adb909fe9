import { mostImportLines } from 'pest-sdk';
import { client } from '../../../base/client';
import { useT } from '../../../base/i18n';
import { ImportDialog } from '../../../kit/import/ImportDialog';
import { useImportCall } from '../../../kit/import/useImportCall';
import { deviceColumns, deviceLine } from './device-columns';
import { devicesMessages } from './devices.messages';

interface ImportDevicesProps {
  readonly customerId: string;
  readonly onClose: () => void;
}

/** Devices of a site from a file. */
export default function ImportDevices({ customerId, onClose }: ImportDevicesProps) {
  const t = useT(devicesMessages);
  const send = useImportCall('device.importLines', client.device.importLines);
  return (
    <ImportDialog
      title={t('devices.import.title')}
      templateName={t('devices.import.template')}
      columns={deviceColumns}
      most={mostImportLines}
      send={(mode, lines) => send({ customerId, mode, lines: lines.map(deviceLine) })}
      onClose={onClose}
    />
  );
}
