import { type ReportDocument, reportStateWords } from 'pest-sdk';
import { Suspense, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { fetched } from '../../primitives/fetched/fetched';
import { Icon } from '../../primitives/icon/Icon';
import {
  columnsIcon,
  downloadIcon,
  historyIcon,
  printIcon,
  redoIcon,
  shareIcon,
  undoIcon,
} from '../../primitives/icon/icons';
import { Segmented } from '../../primitives/segmented/Segmented';
import { StatusDot } from '../../primitives/status-dot/StatusDot';
import { Text } from '../../primitives/text/Text';
import { useTradeWord } from '../../provider/useTradeWord';
import { useHostCall } from '../../widget/useHostCall';
import { stateTones } from '../paper/ReportCover';
import { reportBuilderMessages } from '../ReportBuilder.messages';
import { type ReportBuilderProps, reportModes } from '../ReportBuilder.types';
import type { ReportBuilderState } from '../writing/useReportBuilder';
import { Acts, Bar, Status } from './ReportToolbar.styles';

const ShareDialog = /* @__PURE__ */ fetched(() => import('./ShareDialog'), 'ShareDialog');
const VersionsDialog = /* @__PURE__ */ fetched(() => import('../history/VersionsDialog'), 'VersionsDialog');
const Menu = /* @__PURE__ */ fetched(() => import('../../primitives/menu/Menu'), 'Menu');
const LayoutDialog = /* @__PURE__ */ fetched(() => import('./LayoutDialog'), 'LayoutDialog');

export interface ReportToolbarProps {
  readonly props: ReportBuilderProps;
  readonly builder: ReportBuilderState;
  readonly document: ReportDocument;
  readonly onPrint: () => Promise<void>;
  /** What was done last, in words. */
  readonly said: string;
  readonly say: (words: string) => void;
}

/** View, state, undo, and what the host answers to: save, submit, print, export, share, versions. */
export function ReportToolbar({ props, builder, document, onPrint, said, say }: ReportToolbarProps) {
  const t = useMessages(reportBuilderMessages);
  const word = useTradeWord();
  const { dirty, readOnly, saving, canUndo, canRedo } = builder;
  const [saved, setSaved] = useState(false);
  const submitting = useHostCall('report-builder', 'submit', props);
  const exporting = useHostCall('report-builder', 'export', props);
  const printing = useHostCall('report-builder', 'print', props);
  const { onSave, onSubmit, onExport, exporters } = props;
  const save = () =>
    void builder.save().then((done) => {
      setSaved(done);
      if (done) say('');
    });
  const step = (direction: 'undo' | 'redo') => {
    say('');
    builder[direction]('form');
  };
  const refusal = saving.refusal ?? submitting.refusal ?? exporting.refusal ?? printing.refusal;
  return (
    <Bar>
      {!readOnly && (
        <Segmented
          label={t('builder.mode')}
          value={builder.mode}
          options={reportModes.map((value) => ({ value, label: t(`builder.mode.${value}`) }))}
          onChange={builder.setMode}
        />
      )}
      <StatusDot tone={stateTones[document.state] ?? 'neutral'}>
        {word(reportStateWords[document.state], document.state)}
      </StatusDot>
      <Status role="status">{said || (dirty ? t('builder.unsaved') : saved ? t('builder.saved') : '')}</Status>
      {!readOnly && builder.mode === 'edit' && (
        <Acts>
          <IconButton icon={undoIcon} label={t('builder.undo')} disabled={!canUndo} onClick={() => step('undo')} />
          <IconButton icon={redoIcon} label={t('builder.redo')} disabled={!canRedo} onClick={() => step('redo')} />
        </Acts>
      )}
      <Acts>
        <IconButton
          icon={printIcon}
          label={t('builder.print')}
          loading={printing.pending}
          onClick={() => void printing.run(onPrint)}
        />
        <Tools props={props} builder={builder} document={document} />
      </Acts>
      {props.actions}
      {onExport && (
        <Button
          disabled={dirty}
          loading={exporting.pending}
          onClick={() => void exporting.run((call) => onExport(document, call))}
        >
          <Icon path={downloadIcon} size={16} />
          {t('builder.export')}
        </Button>
      )}
      {exporters && exporters.length > 0 && (
        <Suspense fallback={null}>
          <Menu
            labelled
            label={t('builder.exporters')}
            items={exporters.map(({ label, run }) => ({
              label,
              disabled: dirty || exporting.pending,
              onSelect: () => void exporting.run((call) => run(document, call)),
            }))}
          />
        </Suspense>
      )}
      {onSave && !readOnly && (
        <Button variant="primary" disabled={!dirty} loading={saving.pending} onClick={save}>
          {t('builder.save')}
        </Button>
      )}
      {onSubmit && !readOnly && document.state !== 'pendingReview' && (
        <Button
          disabled={dirty}
          loading={submitting.pending}
          onClick={() => void submitting.run((call) => onSubmit(document, call))}
        >
          {t('builder.submit')}
        </Button>
      )}
      {refusal && (
        <Text as="p" tone="danger" role="alert">
          {refusal}
        </Text>
      )}
    </Bar>
  );
}

/** What opens a dialog; each only where the host answers to it. */
function Tools({ props, builder, document }: Pick<ReportToolbarProps, 'props' | 'builder' | 'document'>) {
  const t = useMessages(reportBuilderMessages);
  const [open, setOpen] = useState<'share' | 'versions' | 'layout' | null>(null);
  const close = () => setOpen(null);
  const layoutIsOpen =
    props.onLayoutChange !== undefined ||
    props.defaultLayout !== undefined ||
    (props.onSaveLayout !== undefined && !builder.readOnly);
  return (
    <>
      {layoutIsOpen && <IconButton icon={columnsIcon} label={t('builder.layout')} onClick={() => setOpen('layout')} />}
      {props.history && (
        <IconButton icon={historyIcon} label={t('builder.versions')} onClick={() => setOpen('versions')} />
      )}
      {(props.onShare || props.shares) && (
        <IconButton icon={shareIcon} label={t('builder.share')} onClick={() => setOpen('share')} />
      )}
      <Suspense fallback={null}>
        {open === 'share' && <ShareDialog props={props} document={document} onClose={close} />}
        {open === 'versions' && <VersionsDialog props={props} builder={builder} document={document} onClose={close} />}
        {open === 'layout' && <LayoutDialog props={props} builder={builder} document={document} onClose={close} />}
      </Suspense>
    </>
  );
}
