import { type ReportDocument, reportMessages, reportStateWords } from 'pest-sdk';
import { forwardRef, lazy, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useLocale, useMessages } from '../i18n/messages';
import { Badge } from '../primitives/badge/Badge';
import { Button } from '../primitives/button/Button';
import { Field } from '../primitives/field/Field';
import { downloadIcon } from '../primitives/icon/icons';
import { Columns } from '../primitives/layout/Columns';
import { Grid } from '../primitives/layout/Grid';
import { Stack } from '../primitives/layout/Stack';
import { Notice } from '../primitives/notice/Notice';
import { Segmented } from '../primitives/segmented/Segmented';
import { LoadingState } from '../primitives/states/LoadingState';
import { Text } from '../primitives/text/Text';
import { TextInput } from '../primitives/text-input/TextInput';
import { CompletenessPanel } from './CompletenessPanel';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { Aside, Bar, Panel, Root, Status } from './ReportBuilder.styles';
import { type ReportBuilderProps, reportModes, signatureRoles } from './ReportBuilder.types';
import { ReportView, SignatureList, stateTones } from './ReportView';
import { ReviewPanel } from './ReviewPanel';
import { SignPanel } from './SignPanel';
import { useReportAction } from './useReportAction';
import { useReportBuilder } from './useReportBuilder';

/** Dragging is a third of all the builder's code; who only reads a report does not wait for it. */
const SectionList = lazy(async () => ({ default: (await import('./SectionList')).SectionList }));

/** Writes, signs and reviews a report: figures locked to what was recorded, words free, gaps named before an auditor does. */
export const ReportBuilder = forwardRef<HTMLDivElement, ReportBuilderProps>(function ReportBuilder(props, ref) {
  const { value, defaultValue, onChange, mode, defaultMode, onModeChange, readOnly, ...calls } = props;
  const { onSave, onSubmit, onReview, onSign, signAs, signerName, onExport, onDirtyChange, ...rest } = calls;
  const builder = useReportBuilder(props);
  return (
    <Root {...rest} ref={ref} data-pest="report-builder">
      {builder.document ? <Desk props={props} builder={builder} document={builder.document} /> : <LoadingState />}
    </Root>
  );
});

interface DeskProps {
  readonly props: ReportBuilderProps;
  readonly builder: ReturnType<typeof useReportBuilder>;
  readonly document: ReportDocument;
}

function Desk({ props, builder, document }: DeskProps) {
  const t = useMessages(reportBuilderMessages);
  const { onReview, onSign, signAs = signatureRoles, signerName } = props;
  const { frozen, dirty } = builder;
  const desk = useRef<HTMLDivElement>(null);
  const rootId = useId();
  const elementIdOf = useCallback((sectionId: string) => `${rootId}-${sectionId}`, [rootId]);
  const editing = builder.mode === 'edit' && !builder.readOnly;
  const go = (sectionId: string) => {
    const section = desk.current?.querySelector<HTMLElement>(`[id="${CSS.escape(elementIdOf(sectionId))}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.focus({ preventScroll: true });
  };
  return (
    <>
      <BuilderBar props={props} builder={builder} document={document} />
      {frozen && <Notice>{t('builder.frozen')}</Notice>}
      {document.state === 'rejected' && (
        <Notice tone="danger">{t('builder.rejected', { reason: document.reviewNote })}</Notice>
      )}
      <Columns side={300} below={900} ref={desk}>
        {editing ? (
          <Stack>
            <HeadFields document={document} edit={builder.edit} />
            <Suspense fallback={<LoadingState />}>
              <SectionList sections={document.sections} elementIdOf={elementIdOf} edit={builder.edit} />
              <SignaturesPanel document={document} />
            </Suspense>
          </Stack>
        ) : (
          <ReportView document={document} />
        )}
        <Aside>
          <CompletenessPanel document={document} onGo={editing ? go : null} />
          {onSign && !frozen && (
            <SignPanel dirty={dirty} roles={signAs} ownRoles={document.ownRoles} ownName={signerName} onSign={onSign} />
          )}
          {onReview && document.state === 'pendingReview' && (
            <ReviewPanel document={document} dirty={dirty} onReview={onReview} />
          )}
        </Aside>
      </Columns>
    </>
  );
}

function BuilderBar({ props, builder, document }: DeskProps) {
  const t = useMessages(reportBuilderMessages);
  const locale = useLocale();
  const action = useReportAction();
  const exporting = useReportAction();
  const [saved, setSaved] = useState(false);
  const { onSave, onSubmit, onExport } = props;
  const { dirty, readOnly } = builder;
  const save = () =>
    action.run(async () => {
      const answer = await onSave?.(document);
      builder.markSaved(answer ?? document);
      setSaved(true);
    });
  const status = dirty ? t('builder.unsaved') : saved ? t('builder.saved') : '';
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
      <Badge tone={stateTones[document.state]}>{reportStateWords[document.state][locale]}</Badge>
      <Status role="status">{status}</Status>
      {onExport && (
        <Button
          variant="secondary"
          icon={downloadIcon}
          disabled={dirty}
          loading={exporting.pending}
          onClick={() => exporting.run(() => onExport(document))}
        >
          {t('builder.export')}
        </Button>
      )}
      {onSave && !readOnly && (
        <Button variant="primary" disabled={!dirty} loading={action.pending} onClick={save}>
          {t('builder.save')}
        </Button>
      )}
      {onSubmit && !readOnly && document.state !== 'pendingReview' && (
        <Button variant="secondary" disabled={dirty} onClick={() => action.run(() => onSubmit(document))}>
          {t('builder.submit')}
        </Button>
      )}
      {(action.refusal ?? exporting.refusal) && (
        <Text as="p" tone="danger" role="alert">
          {action.refusal ?? exporting.refusal}
        </Text>
      )}
    </Bar>
  );
}

function HeadFields({ document, edit }: Pick<DeskProps, 'document'> & Pick<DeskProps['builder'], 'edit'>) {
  const t = useMessages(reportBuilderMessages);
  return (
    <Grid min={200}>
      <Field label={t('builder.name')} required>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={100}
            value={document.name}
            onChange={(name) => edit((before) => ({ ...before, name }))}
          />
        )}
      </Field>
      <Field label={t('builder.subject')}>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={200}
            value={document.subject}
            onChange={(subject) => edit((before) => ({ ...before, subject }))}
          />
        )}
      </Field>
    </Grid>
  );
}

function SignaturesPanel({ document }: Pick<DeskProps, 'document'>) {
  const t = useMessages(reportMessages);
  const headingId = useId();
  return (
    <Panel aria-labelledby={headingId}>
      <h3 id={headingId}>{t('report.signatures')}</h3>
      <SignatureList document={document} />
    </Panel>
  );
}
