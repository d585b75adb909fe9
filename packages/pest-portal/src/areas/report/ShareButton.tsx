import type { ReportDocument } from 'pest-sdk';
import { Button, externalIcon, Icon } from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { ShareDialog } from './ShareDialog';
import { shareMessages } from './share.messages';

/** Opens the links of a report. */
export function ShareButton({ report }: { readonly report: ReportDocument }) {
  const t = useT(shareMessages);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon path={externalIcon} size={16} />
        {t('share.button')}
      </Button>
      {open && <ShareDialog report={report} onClose={() => setOpen(false)} />}
    </>
  );
}
