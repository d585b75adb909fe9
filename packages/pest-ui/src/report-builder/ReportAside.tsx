import type { ReportDocument } from 'pest-sdk';
import { type RefObject, Suspense } from 'react';
import { useMessages } from '../i18n/messages';
import { Button } from '../primitives/button/Button';
import { fetched } from '../primitives/fetched/fetched';
import { Slot } from '../widget/Slot';
import { CompletenessPanel } from './outline/CompletenessPanel';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { Aside, Decision } from './ReportBuilder.styles';
import { type ReportBuilderProps, signatureRoles } from './ReportBuilder.types';
import { SignPanel } from './signing/SignPanel';
import type { ReportBuilderState } from './writing/useReportBuilder';

const ReviewPanel = /* @__PURE__ */ fetched(() => import('./review/ReviewPanel'), 'ReviewPanel');
const NotesPanel = /* @__PURE__ */ fetched(() => import('./review/NotesPanel'), 'NotesPanel');

interface ReportAsideProps {
  readonly props: ReportBuilderProps;
  readonly builder: ReportBuilderState;
  readonly document: ReportDocument;
  readonly onGo: (sectionId: string) => void;
  readonly aside: RefObject<HTMLElement | null>;
}

/** What is missing, who signs, who reviews. */
export function ReportAside({ props, builder, document, onGo, aside }: ReportAsideProps) {
  const { onReview, onSign, signAs = signatureRoles, signerName, onError, describeError, slots, slotProps } = props;
  const { notes, onAddNote, onAnswerNote, onResolveNote } = props;
  const isNoted = (notes ?? []).length > 0 || onAddNote !== undefined;
  const t = useMessages(reportBuilderMessages);
  const { findings, dirty, frozen } = builder;
  const reviewed = document.state === 'pendingReview' ? onReview : undefined;
  return (
    <Aside ref={aside} tabIndex={-1} aria-label={t('builder.aside')}>
      {findings?.length !== 0 && (
        <Slot of={slots?.Completeness} props={{ findings: findings ?? [], onGo }} extra={slotProps?.Completeness}>
          {() => <CompletenessPanel findings={findings} onGo={onGo} />}
        </Slot>
      )}
      <Suspense fallback={null}>
        {reviewed && (
          <Slot of={slots?.ReviewBar} props={{ document, dirty }} extra={slotProps?.ReviewBar}>
            {() => <ReviewPanel {...{ document, findings, dirty, onReview: reviewed, onError, describeError }} />}
          </Slot>
        )}
        {onSign && !frozen && (
          <Slot of={slots?.SignaturePad} props={{ document, dirty }} extra={slotProps?.SignaturePad}>
            {() => (
              <SignPanel
                dirty={dirty}
                signatures={document.signatures}
                main={!reviewed}
                roles={signAs}
                ownRoles={document.ownRoles}
                ownName={signerName}
                {...{ onSign, onError, describeError }}
              />
            )}
          </Slot>
        )}
        {isNoted && (
          <Slot of={slots?.Notes} props={{ document }} extra={slotProps?.Notes}>
            {() => (
              <NotesPanel
                {...{ document, notes, onAddNote, onAnswerNote, onResolveNote, onGo, onError, describeError }}
              />
            )}
          </Slot>
        )}
      </Suspense>
    </Aside>
  );
}

/** The way to what is to be decided, in sight where that stands below the paper. */
export function ToDecision({
  findings,
  aside,
}: Pick<ReportBuilderState, 'findings'> & Pick<ReportAsideProps, 'aside'>) {
  const t = useMessages(reportBuilderMessages);
  const total = findings?.length ?? 0;
  const present = findings?.filter(({ gaps }) => gaps === 0).length ?? 0;
  const go = () => {
    aside.current?.scrollIntoView({ block: 'start' });
    aside.current?.focus({ preventScroll: true });
  };
  return (
    <Decision>
      {total > 0 && <span>{t('builder.complete.count', { present, total })}</span>}
      <Button onClick={go}>{t('builder.toAside')}</Button>
    </Decision>
  );
}
