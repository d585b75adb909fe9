import { Button, Icon, IconButton, scanIcon } from 'pest-ui';
import { useT } from '../../base/i18n';
import { scanMessages } from './scan.messages';

export interface ScanButtonProps {
  /** Its sign only, where there is no room for its word. */
  readonly small?: boolean | undefined;
  readonly onScan: () => void;
}

/** Opens the camera, or the field for a code. */
export function ScanButton({ small = false, onScan }: ScanButtonProps) {
  const t = useT(scanMessages);
  const label = t('scan.open');
  if (small) return <IconButton icon={scanIcon} label={label} onClick={onScan} />;
  return (
    <Button variant="secondary" onClick={onScan}>
      <Icon path={scanIcon} size={16} />
      {label}
    </Button>
  );
}
