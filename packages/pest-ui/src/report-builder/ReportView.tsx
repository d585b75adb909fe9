import type { ReportDocument } from 'pest-sdk';
import { type ForwardedRef, useCallback, useId, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../i18n/messages';
import { asWidget } from '../widget/as-widget';
import { type OwnPropNames, rootProps } from '../widget/own-props';
import { Slot } from '../widget/Slot';
import { Widget } from '../widget/Widget';
import type { RootAttributes } from '../widget/widget.types';
import { ReportPaper, shownChapters } from './paper/ReportPaper';
import { ReportSectionPart, useSectionTitle } from './paper/ReportSectionPart';
import { goTo } from './paper/section-places';
import { painted } from './printing/report-ready';
import { usePrinting } from './printing/usePrinting';
import { reportBuilder } from './ReportBuilder.kind';
import type { ReportViewHandle, ReportViewProps } from './ReportBuilder.types';
import { reportViewMessages } from './ReportView.messages';
import { noLayout } from './report/report-layout';
import { useReport } from './report/useReport';

const ownProps: OwnPropNames<Omit<ReportViewProps, keyof RootAttributes>> = {
  document: true,
  layout: true,
  onPrint: true,
  loading: true,
  error: true,
  onRetry: true,
  onError: true,
  describeError: true,
  slots: true,
  slotProps: true,
};

/** The report as the customer reads and prints it: hidden sections left out, nothing to edit, no editor code. */
export const ReportView = /* @__PURE__ */ asWidget(
  reportBuilder,
  function ReportView(props: ReportViewProps, ref: ForwardedRef<ReportViewHandle>) {
    const { loading, error, onRetry, onError, describeError, slots, slotProps } = props;
    const t = useMessages(reportViewMessages);
    const document = useReport(props.document) ?? null;
    const layout = props.layout ?? document?.layout ?? noLayout;
    const { print, sheet } = usePrinting(document, layout, props.onPrint);
    const { root, elementIdOf, places } = useReportPlaces();
    useImperativeHandle(
      ref,
      () => ({
        ...places(),
        get element() {
          return root.current;
        },
        print,
      }),
      [places, print, root],
    );
    return (
      <Widget
        {...{ loading, error, onRetry, onError, describeError, slots, slotProps }}
        kind={reportBuilder}
        given={props}
        root={{ 'data-pest': 'report-view', ...rootProps(props, ownProps) }}
        ref={root}
        empty={document ? null : { title: t('reportView.empty') }}
      >
        {() =>
          document && (
            <>
              <Reading document={document} props={props} elementIdOf={elementIdOf} />
              {sheet}
            </>
          )
        }
      </Widget>
    );
  },
);

/** The DOM ids of a report's sections, and what a handle does with them. */
export function useReportPlaces() {
  const root = useRef<HTMLDivElement>(null);
  const rootId = useId();
  const elementIdOf = useCallback((sectionId: string) => `${rootId}-${sectionId}`, [rootId]);
  const places = useCallback(
    () => ({
      focus: () => root.current?.querySelector<HTMLElement>('[data-pest="report-paper"]')?.focus(),
      ready: () => painted(root.current),
      scrollTo: (sectionId: string) => goTo(root.current, elementIdOf(sectionId)),
    }),
    [elementIdOf],
  );
  return { root, elementIdOf, places };
}

interface ReadingProps {
  readonly document: ReportDocument;
  readonly props: Pick<ReportViewProps, 'layout' | 'slots' | 'slotProps'>;
  readonly elementIdOf: (sectionId: string) => string;
}

/** The paper with what its reader gets of it. */
export function Reading({ document, props, elementIdOf }: ReadingProps) {
  const { layout = document.layout ?? noLayout, slots, slotProps } = props;
  const titleOf = useSectionTitle();
  return (
    <Slot of={slots?.Page} props={{ document, layout }} extra={slotProps?.Page}>
      {(page) => (
        <ReportPaper document={page.document} layout={page.layout} elementIdOf={elementIdOf}>
          {shownChapters(page.document).map(({ section, mark }) => (
            <Slot
              key={section.id}
              of={slots?.Section}
              props={{ section, title: titleOf(section) }}
              extra={slotProps?.Section}
            >
              {(part) => (
                <ReportSectionPart section={part.section} mark={mark} elementId={elementIdOf(part.section.id)} />
              )}
            </Slot>
          ))}
        </ReportPaper>
      )}
    </Slot>
  );
}
