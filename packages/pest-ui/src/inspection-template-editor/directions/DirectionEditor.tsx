import { useDroppable } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { memo, Suspense, useMemo, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { fetched } from '../../primitives/fetched/fetched';
import { Field } from '../../primitives/field/Field';
import { Icon } from '../../primitives/icon/Icon';
import { arrowDownIcon, arrowUpIcon, copyIcon, plusIcon, trashIcon } from '../../primitives/icon/icons';
import { Grid } from '../../primitives/layout/Grid';
import { Stack } from '../../primitives/layout/Stack';
import { Text } from '../../primitives/text/Text';
import type { ShownIssue, TemplateActions } from '../editing/useTemplateEditor';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import { Direction, Tools } from '../InspectionTemplateEditor.styles';
import type { TemplateDirection } from '../InspectionTemplateEditor.types';
import {
  addItems,
  duplicate,
  idsWithin,
  leaningOn,
  moveBy,
  neighbourOf,
  newItem,
  removeAt,
  setDirection,
} from '../template/template-edits';
import { BilingualText } from './BilingualText';
import { type DirectionChoices, type ItemActionsSlot, ItemEditor } from './ItemEditor';
import { useDroppedWords } from './useDroppedWords';

/** Fetched when a list is pasted. */
const PasteItems = /* @__PURE__ */ fetched(() => import('./PasteItems'), 'default');

interface DirectionEditorProps {
  readonly direction: TemplateDirection;
  readonly number: number;
  readonly directions: DirectionChoices;
  readonly issues: readonly ShownIssue[];
  readonly bilingual: boolean;
  readonly ItemActions: ItemActionsSlot;
  readonly readOnly: boolean;
  readonly actions: TemplateActions;
}

export const DirectionEditor = memo(function DirectionEditor(props: DirectionEditorProps) {
  const { direction, number, directions, issues, bilingual, ItemActions, readOnly, actions } = props;
  const { id, items } = direction;
  const t = useMessages(templateEditorMessages);
  const format = useFormat();
  const { setNodeRef } = useDroppable({ id, data: { name: direction.name } });
  const order = items.map((item) => item.id).join(' ');
  const itemIds = useMemo(() => (order === '' ? [] : order.split(' ')), [order]);
  const set = (patch: Partial<Omit<TemplateDirection, 'id' | 'items'>>, field: string) =>
    actions.edit((template) => setDirection(template, id, patch), 'type', { typingIn: `${id}.${field}` });
  const problemOf = (field: string) => issues.find((issue) => issue.field === `${id}.${field}`)?.message;
  const problemsOf = (itemId: string) =>
    issues.length === 0
      ? ''
      : format.parts(issues.filter((issue) => issue.field.startsWith(`${itemId}.`)).map(({ message }) => message));
  return (
    <Direction ref={setNodeRef} data-pest="template-direction">
      <legend>{t('template.direction', { number })}</legend>
      <Grid min={120}>
        <Field label={t('template.direction.name')} error={problemOf('name')} required>
          {(ids) => (
            <BilingualText
              {...ids}
              what={t('template.direction.name')}
              field={`${id}.name`}
              bilingual={bilingual}
              maxLength={200}
              readOnly={readOnly}
              words={direction.name}
              english={direction.nameEn}
              onWords={(name) => set({ name }, 'name')}
              onEnglish={(nameEn) => set({ nameEn }, 'nameEn')}
            />
          )}
        </Field>
        <Field label={t('template.direction.note')}>
          {(ids) => (
            <BilingualText
              {...ids}
              what={t('template.direction.note')}
              field={`${id}.note`}
              bilingual={bilingual}
              maxLength={500}
              readOnly={readOnly}
              words={direction.note}
              english={direction.noteEn}
              onWords={(note) => set({ note }, 'note')}
              onEnglish={(noteEn) => set({ noteEn }, 'noteEn')}
            />
          )}
        </Field>
      </Grid>
      <SortableContext items={itemIds} strategy={verticalListSortingStrategy}>
        <Stack as="ol" gap={2}>
          {items.map((item, at) => (
            <ItemEditor
              key={item.id}
              item={item}
              number={at + 1}
              directionId={id}
              directions={directions}
              problem={problemsOf(item.id)}
              bilingual={bilingual}
              ItemActions={ItemActions}
              readOnly={readOnly}
              actions={actions}
            />
          ))}
        </Stack>
      </SortableContext>
      {problemOf('items') && (
        <Text as="p" tone="danger">
          {problemOf('items')}
        </Text>
      )}
      {!readOnly && <DirectionTools id={id} given={direction.name} actions={actions} />}
    </Direction>
  );
});

interface DirectionToolsProps {
  readonly id: string;
  /** The direction's name, as far as it has one. */
  readonly given: string;
  readonly actions: TemplateActions;
}

const DirectionTools = memo(function DirectionTools({ id, given, actions }: DirectionToolsProps) {
  const t = useMessages(templateEditorMessages);
  const format = useFormat();
  const dropped = useDroppedWords();
  const [pasting, setPasting] = useState(false);
  const name = given || t('template.unnamed');
  const add = () => {
    const item = newItem(actions.getId());
    actions.edit((template) => addItems(template, id, [item]), 'add');
    actions.focusField(`${item.id}.name`);
  };
  const remove = () => {
    let gone = '';
    actions.edit((template) => {
      gone = dropped(leaningOn(template, idsWithin(template, id)));
      const next = neighbourOf(template, id);
      actions.focusField(next ? `${next}.name` : 'directions');
      return removeAt(template, id);
    }, 'remove');
    actions.announce(format.parts([t('template.removed', { name }), gone]));
  };
  return (
    <>
      <Tools>
        <Button data-field={`${id}.add`} size="sm" variant="secondary" onClick={add}>
          <Icon path={plusIcon} size={16} />
          {t('template.item.add')}
        </Button>
        <Button size="sm" variant="ghost" aria-expanded={pasting} onClick={() => setPasting(!pasting)}>
          {t('template.item.paste')}
        </Button>
        <IconButton
          icon={arrowUpIcon}
          size="sm"
          label={t('template.direction.up', { name })}
          onClick={() => actions.edit((template) => moveBy(template, id, -1), 'move')}
        />
        <IconButton
          icon={arrowDownIcon}
          size="sm"
          label={t('template.direction.down', { name })}
          onClick={() => actions.edit((template) => moveBy(template, id, 1), 'move')}
        />
        <IconButton
          icon={copyIcon}
          size="sm"
          label={t('template.direction.duplicate', { name })}
          onClick={() => actions.edit((template) => duplicate(template, id, actions.getId), 'duplicate')}
        />
        <IconButton icon={trashIcon} size="sm" label={t('template.direction.remove', { name })} onClick={remove} />
      </Tools>
      {pasting && (
        <Suspense fallback={null}>
          <PasteItems directionId={id} actions={actions} onClose={() => setPasting(false)} />
        </Suspense>
      )}
    </>
  );
});
