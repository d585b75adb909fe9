import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../i18n/messages';
import type { TemplateActions } from '../editing/useTemplateEditor';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import { dropOn } from '../template/template-edits';

interface TemplateDragProps {
  readonly actions: TemplateActions;
  readonly children: ReactNode;
}

// Constants: new objects would redraw every row at each letter.
const pointerOptions = { activationConstraint: { distance: 4 } };
const keyboardOptions = { coordinateGetter: sortableKeyboardCoordinates };

/** Items are dragged by pointer or keys, within their direction and across. */
export function TemplateDrag({ actions, children }: TemplateDragProps) {
  const t = useMessages(templateEditorMessages);
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, pointerOptions), useSensor(KeyboardSensor, keyboardOptions));
  const drop = ({ active, over, activatorEvent }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const source = activatorEvent instanceof KeyboardEvent ? 'keyboard' : 'pointer';
    actions.edit((template) => dropOn(template, String(active.id), String(over.id)), 'move', { source });
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('template.drag.start', { name: nameOf(active) }),
    onDragOver: ({ active, over }) =>
      over ? t('template.drag.over', { name: nameOf(active), target: nameOf(over) }) : undefined,
    onDragEnd: ({ active }) => t('template.drag.end', { name: nameOf(active) }),
    onDragCancel: ({ active }) => t('template.drag.cancel', { name: nameOf(active) }),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('template.drag.instructions') } }}
    >
      {children}
    </DndContext>
  );
}

const nameOf = ({ data }: { readonly data: { readonly current?: Record<string, unknown> | undefined } }) =>
  String(data.current?.name ?? '');
