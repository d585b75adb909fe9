import type { ReportDocument } from 'pest-sdk';
import { Button, Dialog } from 'pest-ui';
import { useT } from '../../base/i18n';
import { reportMessages } from './report.messages';

export interface ConflictDialogProps {
  readonly mine: ReportDocument;
  readonly theirs: ReportDocument;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Decides nothing yet; what was written stays in the builder. */
  readonly onLater: () => void;
}

/** Somebody else saved the report meanwhile: the author decides, and nothing is lost by deciding later. */
export function ConflictDialog({ mine, theirs, onKeepMine, onTakeTheirs, onLater }: ConflictDialogProps) {
  const t = useT(reportMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onLater()}>
      <Dialog.Content>
        <Dialog.Header>{t('report.conflict.title')}</Dialog.Header>
        <Dialog.Body>{t('report.conflict.body', { mine: mine.version, theirs: theirs.version })}</Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onLater}>
            {t('report.conflict.later')}
          </Button>
          <Button variant="danger" onClick={onTakeTheirs}>
            {t('report.conflict.takeTheirs')}
          </Button>
          <Button variant="primary" onClick={onKeepMine}>
            {t('report.conflict.keepMine')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
