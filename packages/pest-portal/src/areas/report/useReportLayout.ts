import { PestError, type ReportDocument } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { layoutOf, type ReportLayout } from 'pest-ui/rules';
import { client } from '../../base/client';
import { useT } from '../../base/i18n';
import type { FieldWords } from '../../kit/form/field-binding';
import { LeftUnsent } from '../../kit/form/form-call';
import { useEditCall } from '../../kit/form/useFormCall';
import { reportMessages } from './report.messages';

/** Keeps how a report looks; who has changed it meanwhile is merged with, or asked about, as in a form. */
export function useReportLayout(report: ReportDocument) {
  const t = useT(reportMessages);
  const { toast } = useToast();
  const { id } = report;
  const call = useEditCall('report.saveLayout', {
    record: editedLayout(report),
    valuesOf: ({ layout }) => layout,
    toRequest: (layout, layoutRevision) => ({ id, layout, layoutRevision }),
    reread: async () => editedLayout(await client.report.detail({ id })),
  });
  const words = new Map<string, FieldWords>([
    ['paper', { label: t('report.layout.paper') }],
    ['logo', { label: t('report.layout.logo'), files: 'pictures' }],
    ['accent', { label: t('report.layout.accent') }],
    ['header', { label: t('report.layout.header') }],
    ['footer', { label: t('report.layout.footer') }],
  ]);
  return {
    save: async (layout: ReportLayout) => {
      try {
        await call.prepare(layoutOf(layout)).send?.({ words, rebase: () => undefined });
      } catch (thrown) {
        // The dialog of the layout stays as it is.
        if (thrown instanceof LeftUnsent) throw new PestError({ kind: 'abort', endpoint: 'report.saveLayout' });
        throw thrown;
      }
      toast({ tone: 'success', message: t('report.layoutSaved') });
    },
    question: call.edited?.question,
  };
}

/** A report tells the state of its layout beside that of its content. */
function editedLayout({ layout, layoutRevision }: ReportDocument) {
  return { layout: layoutOf(layout ?? {}), revision: layoutRevision };
}
