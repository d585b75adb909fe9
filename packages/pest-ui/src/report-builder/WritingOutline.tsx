import { AddSection } from './AddSection';
import type { OutlineProps } from './Outline';
import type { ReportBuilderProps } from './ReportBuilder.types';
import { SortableOutline } from './SortableOutline';
import type { EditReport } from './useReportBuilder';

interface WritingOutlineProps extends OutlineProps {
  readonly edit: EditReport;
  readonly props: Pick<ReportBuilderProps, 'sources' | 'onError' | 'describeError'>;
}

/** The outline of a report that is written, with what can be added to it. */
export function WritingOutline({ props, ...outline }: WritingOutlineProps) {
  const { sources, onError, describeError } = props;
  const { document, edit, onGo } = outline;
  const add = <AddSection {...{ document, sources, edit, onError, describeError }} onAdded={onGo} />;
  return <SortableOutline {...outline} foot={add} />;
}
