import type { ReportDocument } from 'pest-sdk';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Row } from '../../primitives/layout/Row';
import { Notice } from '../../primitives/notice/Notice';
import { contentOf } from '../report/report-changes';
import type { ReportRecord } from '../report/report-of';
import { useReport } from '../report/useReport';
import type { ReportBuilderState } from '../writing/useReportBuilder';
import { newerNoticeMessages } from './NewerNotice.messages';
import { ReportComparison } from './ReportComparison';

interface NewerNoticeProps {
  readonly newer: ReportRecord;
  readonly builder: ReportBuilderState;
  readonly document: ReportDocument;
}

/** Somebody else saved meanwhile: the author decides, and nothing is lost by deciding later. */
export function NewerNotice({ newer, builder, document }: NewerNoticeProps) {
  const t = useMessages(newerNoticeMessages);
  const [comparing, setComparing] = useState(false);
  const theirs = useReport(newer);
  if (!theirs || theirs.version <= document.version) return null;
  const keepMine = () => {
    // Keeps what was written here as a change of the newer version, and saves it.
    builder.settle(theirs, theirs, 'merge');
    void builder.save({ ...theirs, ...contentOf(document) });
  };
  const takeTheirs = () => {
    setComparing(false);
    builder.settle(document, theirs, 'merge');
  };
  const acts = (
    <>
      <Button size="sm" onClick={takeTheirs}>
        {t('newer.takeTheirs')}
      </Button>
      <Button size="sm" variant="primary" onClick={keepMine}>
        {t('newer.keepMine')}
      </Button>
    </>
  );
  return (
    <Notice as="div" tone="warning" role="alert">
      <Row gap={2}>
        {t('newer.said', { version: theirs.version })}
        <Button size="sm" onClick={() => setComparing(true)}>
          {t('newer.compare')}
        </Button>
        {acts}
      </Row>
      {comparing && (
        <Dialog.Root open onOpenChange={(open) => !open && setComparing(false)}>
          <Dialog.Content size="lg">
            <Dialog.Header>{t('newer.title', { version: theirs.version })}</Dialog.Header>
            <Dialog.Body>
              <ReportComparison before={theirs} after={document} />
            </Dialog.Body>
            <Dialog.Footer>
              <Button onClick={() => setComparing(false)}>{t('newer.close')}</Button>
              {acts}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </Notice>
  );
}
