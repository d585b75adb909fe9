import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReportSection } from 'pest-sdk';
import { useMemo } from 'react';
import { useMessages } from '../i18n/messages';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { moveSection } from './report-edits';
import { SectionEditor } from './SectionEditor';
import type { EditReport } from './useReportBuilder';

interface SectionListProps {
  readonly sections: readonly ReportSection[];
  readonly elementIdOf: (sectionId: string) => string;
  readonly edit: EditReport;
}

export function SectionList({ sections, elementIdOf, edit }: SectionListProps) {
  const t = useMessages(reportBuilderMessages);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const order = sections.map(({ id }) => id).join(' ');
  const ids = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) edit((document) => moveSection(document, String(active.id), ids.indexOf(String(over.id))));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('builder.drag.start', { title: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? t('builder.drag.over', { title: nameOf(active), target: nameOf(over) }) : undefined,
    onDragEnd: ({ active }) => t('builder.drag.end', { title: nameOf(active) }),
    onDragCancel: ({ active }) => t('builder.drag.cancel', { title: nameOf(active) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('builder.drag.instructions') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {sections.map((section) => (
          <SectionEditor key={section.id} section={section} elementId={elementIdOf(section.id)} edit={edit} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

const nameOf = ({ data }: { readonly data: { readonly current?: Record<string, unknown> | undefined } }) =>
  String(data.current?.name ?? '');
