import { mostImportLines } from 'pest-sdk';
import { useT } from '../../../base/i18n';
import { ImportDialog } from '../../../kit/import/ImportDialog';
import { deviceColumns, deviceLine } from './device-columns';
import { devicesMessages } from './devices.messages';
import { useImportDevices } from './devices.queries';

interface ImportDevicesProps {
  readonly customerId: string;
  readonly onClose: () => void;
}

/** Devices of a site from a file. */
export default function ImportDevices({ customerId, onClose }: ImportDevicesProps) {
  const t = useT(devicesMessages);
  const send = useImportDevices();
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
