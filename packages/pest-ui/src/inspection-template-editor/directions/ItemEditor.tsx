import { useSortable } from '@dnd-kit/sortable';
import { knownQuestionTypes, questionTypeRow } from 'pest-sdk';
import { type KeyboardEvent, memo, Suspense, useDeferredValue, useId, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { DragHandle } from '../../primitives/drag-handle/DragHandle';
import { fetched } from '../../primitives/fetched/fetched';
import { arrowDownIcon, arrowUpIcon, copyIcon, trashIcon } from '../../primitives/icon/icons';
import { Select } from '../../primitives/select/Select';
import { Text } from '../../primitives/text/Text';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden';
import { useTradeWord } from '../../provider/useTradeWord';
import { Slot } from '../../widget/Slot';
import type { SlotProps, Slots } from '../../widget/widget.types';
import type { TemplateActions } from '../editing/useTemplateEditor';
import { ownQuestionParts } from '../form/own-question-parts';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import { Details, Item, ItemGroup, ItemHead, OptionsRoom, Tools } from '../InspectionTemplateEditor.styles';
import type { TemplateEditorParts, TemplateItem } from '../InspectionTemplateEditor.types';
import {
  addItems,
  duplicate,
  leaningOn,
  moveBy,
  moveItem,
  neighbourOf,
  newItem,
  removeAt,
  retype,
  setItem,
} from '../template/template-edits';
import { BilingualText } from './BilingualText';
import { useDroppedWords } from './useDroppedWords';

/** The other directions an item can go to; one object for all rows as long as no name changes. */
export type DirectionChoices = readonly { readonly id: string; readonly name: string }[];

/** What a host puts beside each item, instead of our own. */
export interface ItemActionsSlot {
  readonly of: Slots<TemplateEditorParts>['ItemActions'];
  readonly extra: SlotProps<TemplateEditorParts>['ItemActions'];
}

interface ItemEditorProps {
  readonly item: TemplateItem;
  readonly number: number;
  readonly directionId: string;
  readonly directions: DirectionChoices;
  /** Problems of this item as one text, so that an unchanged row compares equal. */
  readonly problem: string;
  readonly bilingual: boolean;
  readonly ItemActions: ItemActionsSlot;
  readonly readOnly: boolean;
  readonly actions: TemplateActions;
}

/** One row; drawn again only when something of its own changed, so that typing stays quick among hundreds. */
export const ItemEditor = memo(function ItemEditor(props: ItemEditorProps) {
  const { item, number, directionId, directions, problem, bilingual, ItemActions, readOnly, actions } = props;
  const t = useMessages(templateEditorMessages);
  const word = useTradeWord();
  const dropped = useDroppedWords();
  const [ruling, setRuling] = useState(false);
  const name = item.name || t('template.unnamed');
  // The names of the buttons beside it may follow a letter a moment later than the letter itself.
  const called = useDeferredValue(name);
  const sortable = useSortable({ id: item.id, disabled: readOnly, data: { name } });
  const problemId = useId();
  const types = knownQuestionTypes();
  const Editor = ownQuestionParts(item.type)?.Editor ?? TypeEditor;
  const set = (patch: Partial<TemplateItem>, field?: string) =>
    actions.edit((template) => setItem(template, item.id, patch), field === undefined ? 'set' : 'type', {
      typingIn: field && `${item.id}.${field}`,
    });
  const changeType = (next: string) => {
    const type = types.find((one) => one === next);
    if (!type) return;
    actions.edit((template) => {
      actions.announce(dropped(leaningOn(template, [item.id])));
      return retype(template, item.id, type);
    }, 'set');
  };
  const { transform } = sortable;
  return (
    <Item
      ref={sortable.setNodeRef}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition: sortable.transition,
      }}
      data-dragging={sortable.isDragging}
      data-pest="template-item"
    >
      <ItemGroup gap={2} onKeyDown={(event) => moveOnKeys(event, item.id, actions)}>
        <legend>
          <VisuallyHidden>{t('template.item', { number })}</VisuallyHidden>
        </legend>
        <ItemHead>
          <DragHandle
            size="sm"
            ref={sortable.setActivatorNodeRef}
            {...sortable.attributes}
            {...sortable.listeners}
            label={t('template.item.drag', { name })}
            disabled={readOnly}
          />
          <BilingualText
            what={t('template.item.name')}
            field={`${item.id}.name`}
            bilingual={bilingual}
            aria-label={t('template.item.name')}
            aria-invalid={problem === '' ? undefined : true}
            aria-describedby={problem ? problemId : undefined}
            placeholder={t('template.item.name')}
            maxLength={200}
            readOnly={readOnly}
            words={item.name}
            english={item.nameEn}
            onWords={(next) => set({ name: next }, 'name')}
            onEnglish={(nameEn) => set({ nameEn }, 'nameEn')}
            onKeyDown={(event) => addOnEnter(event, item, directionId, actions)}
          />
          <Select
            aria-label={t('template.item.type')}
            value={item.type}
            disabled={readOnly}
            options={[
              ...types.map((type) => ({ value: type, label: word(questionTypeRow(type)?.words, type) })),
              ...(types.includes(item.type)
                ? []
                : [{ value: item.type, label: t('template.type.unknown', { type: item.type }) }]),
            ]}
            onChange={changeType}
          />
          <Checkbox
            label={t('template.item.required')}
            checked={item.required}
            disabled={readOnly}
            onChange={(required) => set({ required })}
          />
        </ItemHead>
        <Details>
          {problem && (
            <Text as="p" tone="danger" id={problemId}>
              {problem}
            </Text>
          )}
          {Editor && (
            <Suspense fallback={item.options.length > 0 && <OptionsRoom $options={item.options.length} />}>
              <Editor item={item} bilingual={bilingual} readOnly={readOnly} getId={actions.getId} onChange={set} />
            </Suspense>
          )}
          <Tools>
            {!readOnly && (
              <Slot of={ItemActions.of} props={{ item, directionId }} extra={ItemActions.extra}>
                {() => <ItemTools id={item.id} name={called} {...{ directionId, directions, actions }} />}
              </Slot>
            )}
            {(!readOnly || hasRules(item)) && (
              <Button
                size="sm"
                variant="ghost"
                data-field={`${item.id}.rules`}
                aria-expanded={ruling}
                onClick={() => setRuling(!ruling)}
              >
                {t(hasRules(item) ? 'template.rules.some' : 'template.rules')}
              </Button>
            )}
          </Tools>
          {ruling && (
            <Suspense>
              <QuestionRules
                item={item}
                bilingual={bilingual}
                readOnly={readOnly}
                getId={actions.getId}
                onChange={set}
              />
            </Suspense>
          )}
        </Details>
      </ItemGroup>
    </Item>
  );
});

/** Fetched with the first question that needs it. */
const TypeEditor = /* @__PURE__ */ fetched(() => import('./TypeEditor'), 'default');
const QuestionRules = /* @__PURE__ */ fetched(() => import('./QuestionRules'), 'default');

function hasRules({ hint, showIf, requiredIf, constraint, fromLastTime }: TemplateItem): boolean {
  return Boolean(hint || showIf || requiredIf || constraint || fromLastTime);
}

interface ToolsProps extends Pick<ItemEditorProps, 'directionId' | 'directions' | 'actions'> {
  readonly id: string;
  readonly name: string;
}

const ItemTools = memo(function ItemTools({ id, directionId, directions, actions, name }: ToolsProps) {
  const t = useMessages(templateEditorMessages);
  const others = directions.filter((other) => other.id !== directionId);
  const format = useFormat();
  const dropped = useDroppedWords();
  const remove = () => {
    let gone = '';
    actions.edit((template) => {
      const next = neighbourOf(template, id);
      actions.focusField(next ? `${next}.name` : `${directionId}.add`);
      gone = dropped(leaningOn(template, [id]));
      return removeAt(template, id);
    }, 'remove');
    actions.announce(format.parts([t('template.removed', { name }), gone]));
  };
  return (
    <Tools>
      <IconButton
        icon={arrowUpIcon}
        size="sm"
        label={t('template.item.up', { name })}
        onClick={() => actions.edit((template) => moveBy(template, id, -1), 'move')}
      />
      <IconButton
        icon={arrowDownIcon}
        size="sm"
        label={t('template.item.down', { name })}
        onClick={() => actions.edit((template) => moveBy(template, id, 1), 'move')}
      />
      <IconButton
        icon={copyIcon}
        size="sm"
        label={t('template.item.duplicate', { name })}
        onClick={() => actions.edit((template) => duplicate(template, id, actions.getId), 'duplicate')}
      />
      <IconButton icon={trashIcon} size="sm" label={t('template.item.remove', { name })} onClick={remove} />
      {others.length > 0 && (
        <Select
          data-field={`${id}.moveTo`}
          aria-label={t('template.item.moveTo')}
          value=""
          options={[
            { value: '', label: t('template.item.moveTo.choose') },
            ...others.map((other) => ({ value: other.id, label: other.name || t('template.unnamed') })),
          ]}
          onChange={(to) => {
            actions.edit((template) => moveItem(template, id, to, Number.POSITIVE_INFINITY), 'move');
            actions.focusField(`${id}.moveTo`);
            actions.announce(t('template.moved', { name, to: others.find((other) => other.id === to)?.name ?? '' }));
          }}
        />
      )}
    </Tools>
  );
});

/** Alt with an arrow moves the row, wherever in it the focus is, and the focus stays. */
function moveOnKeys(event: KeyboardEvent, id: string, actions: TemplateActions): void {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  actions.edit((template) => moveBy(template, id, event.key === 'ArrowUp' ? -1 : 1), 'move', { source: 'keyboard' });
  actions.focusField(`${id}.name`);
}

/** Enter goes on to the next item, of the same kind. The Enter that ends a Chinese composition does not. */
function addOnEnter(event: KeyboardEvent, item: TemplateItem, directionId: string, actions: TemplateActions): void {
  // An Enter pressed in the English field goes on too: the two are one item.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const added = newItem(actions.getId(), '', item.type);
  actions.edit((template) => addItems(template, directionId, [added], item.id), 'add', { source: 'keyboard' });
  actions.focusField(`${added.id}.name`);
}
