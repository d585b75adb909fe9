import type { ReportBuilderProps } from '../ReportBuilder.types';
import { AddSection } from '../writing/AddSection';
import type { EditReport } from '../writing/useReportBuilder';
import type { OutlineProps } from './Outline';
import { SortableOutline } from './SortableOutline';

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
