import { Button, Notice, Row } from 'pest-ui';
import { useT } from '../../base/i18n';
import { recordMessages } from './record.messages';

interface UnknownRecordProps {
  /** Takes the record's name out of the address. */
  readonly onDismiss: () => void;
}

/** The address names a record that is not among what the page shows; what else the page shows stays. */
export function UnknownRecord({ onDismiss }: UnknownRecordProps) {
  const t = useT(recordMessages);
  return (
    <Notice as="div" tone="warning" role="status">
      <Row justify="space-between">
        {t('page.record.notHere')}
        <Button size="sm" onClick={onDismiss}>
          {t('page.record.dismiss')}
        </Button>
      </Row>
    </Notice>
  );
}
