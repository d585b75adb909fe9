import { Button, cameraIcon } from 'pest-ui';
import { useT } from '../../../base/i18n';
import { scanMessages } from './scan.messages';

/** Opens the camera, or the field for a code. */
export function ScanButton({ onScan }: { readonly onScan: () => void }) {
  const t = useT(scanMessages);
  return (
    <Button variant="secondary" icon={cameraIcon} onClick={onScan}>
      {t('scan.open')}
    </Button>
  );
}
