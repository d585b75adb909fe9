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
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { type ReportSection, reportChapters } from 'pest-sdk';
import { type ReactNode, useMemo, useRef } from 'react';
import { useMessages } from '../../i18n/messages';
import { DragHandle } from '../../primitives/drag-handle/DragHandle';
import { useSectionTitle } from '../paper/ReportSectionPart';
import { editorPaperMessages } from '../writing/EditorPaper.messages';
import type { EditReport } from '../writing/useReportBuilder';
import { ChapterLink, OutlineBox, type OutlineProps, useGaps } from './Outline';
import { OutlineRow } from './Outline.styles';

export interface SortableOutlineProps extends OutlineProps {
  readonly edit: EditReport;
  readonly foot: ReactNode;
}

/** The outline of a report that is written: its chapters are put in order by drag and by keys. */
export function SortableOutline({ edit, ...props }: SortableOutlineProps) {
  const t = useMessages(editorPaperMessages);
  const { sections } = props.document;
  const byKeys = useRef(false);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const order = sections.map(({ id }) => id).join(' ');
  const ids = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  const drop = ({ active, over }: DragEndEvent) => {
    const source = byKeys.current ? 'keyboard' : 'pointer';
    if (!over || over.id === active.id) return;
    edit({ type: 'move', id: String(active.id), to: ids.indexOf(String(over.id)) }, { reason: 'move', source });
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
      onDragStart={({ activatorEvent }) => {
        byKeys.current = activatorEvent instanceof KeyboardEvent;
      }}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('builder.drag.instructions') } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <OutlineBox {...props}>
          <Rows {...props} />
        </OutlineBox>
      </SortableContext>
    </DndContext>
  );
}

function Rows(props: OutlineProps) {
  const gapOf = useGaps(props.findings);
  const titleOf = useSectionTitle();
  return reportChapters(props.document.sections).map(({ section, mark }) => (
    <Row
      key={section.id}
      section={section}
      mark={mark}
      title={titleOf(section)}
      gap={gapOf(section)}
      elementId={props.elementIdOf(section.id)}
      onGo={props.onGo}
    />
  ));
}

interface RowProps extends Pick<OutlineProps, 'onGo'> {
  readonly section: ReportSection;
  readonly mark: string | null;
  readonly title: string;
  readonly gap: string | null;
  readonly elementId: string;
}

function Row({ section: { id, hidden }, mark, title, gap, elementId, onGo }: RowProps) {
  const t = useMessages(editorPaperMessages);
  const { transform, transition, setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useSortable({
    id,
    data: { name: title },
  });
  return (
    <OutlineRow
      ref={setNodeRef}
      style={{ transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined, transition }}
      data-hidden={hidden}
      data-dragging={isDragging}
    >
      <ChapterLink mark={mark} title={title} gap={gap} elementId={elementId} onGo={() => onGo(id)} />
      <DragHandle
        size="sm"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        label={t('builder.section.drag', { title })}
      />
    </OutlineRow>
  );
}

const nameOf = ({ data }: { readonly data: { readonly current?: Record<string, unknown> | undefined } }) =>
  String(data.current?.name ?? '');
