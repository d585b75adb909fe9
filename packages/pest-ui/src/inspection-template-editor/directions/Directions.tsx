import { memo, useMemo, useSyncExternalStore } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Icon } from '../../primitives/icon/Icon';
import { plusIcon } from '../../primitives/icon/icons';
import { EmptyState } from '../../primitives/states/EmptyState';
import { Text } from '../../primitives/text/Text';
import { Slot } from '../../widget/Slot';
import type { SlotProps, Slots } from '../../widget/widget.types';
import { type RowsStore, useRowsStore } from '../editing/rows-store';
import type { ShownIssue, TemplateActions } from '../editing/useTemplateEditor';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import { Tools } from '../InspectionTemplateEditor.styles';
import type { InspectionTemplate, TemplateDirection, TemplateEditorParts } from '../InspectionTemplateEditor.types';
import { addDirection, newDirection } from '../template/template-edits';
import { DirectionEditor } from './DirectionEditor';
import type { DirectionChoices, ItemActionsSlot } from './ItemEditor';
import { TemplateDrag } from './TemplateDrag';

interface DirectionsProps {
  readonly template: InspectionTemplate;
  readonly issues: readonly ShownIssue[];
  readonly bilingual: boolean;
  readonly readOnly: boolean;
  readonly actions: TemplateActions;
  readonly slots: Slots<TemplateEditorParts> | undefined;
  readonly slotProps: SlotProps<TemplateEditorParts> | undefined;
}

/** The directions of a template, or what to begin with. */
export function Directions({ template, slots, slotProps, ...rest }: DirectionsProps) {
  const { readOnly, actions } = rest;
  const t = useMessages(templateEditorMessages);
  const { directions } = template;
  const names = JSON.stringify(directions.map(({ id, name }) => [id, name]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew only when a name or the order changed, or every row would be drawn at each letter
  const choices = useMemo(() => directions.map(({ id, name }) => ({ id, name })), [names]);
  const itemActions = slots?.ItemActions;
  const itemActionProps = slotProps?.ItemActions;
  const ItemActions = useMemo(() => ({ of: itemActions, extra: itemActionProps }), [itemActions, itemActionProps]);
  const store = useRowsStore<RowsProps>({ ...rest, directions, choices, ItemActions });
  const empty = { title: t('template.empty'), hint: t('template.empty.hint') };
  const add = () => {
    const direction = newDirection(actions.getId());
    actions.edit((before) => addDirection(before, direction), 'add');
    actions.focusField(`${direction.id}.name`);
  };
  return (
    <>
      {directions.length === 0 && (
        <Slot of={slots?.Empty} props={empty} extra={slotProps?.Empty}>
          {(props) => <EmptyState {...props} />}
        </Slot>
      )}
      <DraggedRows store={store} actions={actions} />
      {!readOnly && (
        <Tools>
          <Button data-field="directions" variant="secondary" onClick={add}>
            <Icon path={plusIcon} size={16} />
            {t('template.direction.add')}
          </Button>
          <Text as="p" tone="muted">
            {t('template.keys')}
          </Text>
        </Tools>
      )}
    </>
  );
}

interface RowsProps extends Omit<DirectionsProps, 'template' | 'slots' | 'slotProps'> {
  readonly directions: readonly TemplateDirection[];
  readonly choices: DirectionChoices;
  readonly ItemActions: ItemActionsSlot;
}

interface DraggedRowsProps {
  readonly store: RowsStore<RowsProps>;
  readonly actions: TemplateActions;
}

/** Memoised: otherwise the library would make each row's props again at each letter. */
const DraggedRows = memo(function DraggedRows({ store, actions }: DraggedRowsProps) {
  return (
    <TemplateDrag actions={actions}>
      <Rows store={store} />
    </TemplateDrag>
  );
});

function Rows({ store }: Pick<DraggedRowsProps, 'store'>) {
  const { directions, choices, ...rest } = useSyncExternalStore(store.watch, store.get, store.get);
  return directions.map((direction, at) => (
    <DirectionEditor key={direction.id} {...rest} direction={direction} number={at + 1} directions={choices} />
  ));
}
