import { useId, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { Row } from '../../primitives/layout/Row';
import { Stack } from '../../primitives/layout/Stack';
import { RadioGroup } from '../../primitives/radio-group/RadioGroup';
import { Select } from '../../primitives/select/Select';
import type { TemplateEditing } from '../editing/useTemplateEditor';
import { useTemplateText } from '../form/useTemplateText';
import { Summary } from '../InspectionTemplateEditor.styles';
import type { TemplateDirection } from '../InspectionTemplateEditor.types';
import { moveItems } from '../template/template-edits';
import { moveItemsMessages } from './move-items.messages';

interface MoveItemsProps {
  readonly editor: TemplateEditing;
  readonly onClose: () => void;
}

/** Several items at once into another direction, chosen from all there are. One step of undo. */
export default function MoveItems({ editor, onClose }: MoveItemsProps) {
  const t = useMessages(moveItemsMessages);
  const { template, actions } = editor;
  const { directions } = template;
  const headingId = useId();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState('');
  const [end, setEnd] = useState<'start' | 'end'>('end');
  // Drops chosen items that were removed meanwhile.
  const ids = new Set(directions.flatMap(({ items }) => items.map(({ id }) => id)).filter((id) => chosen.has(id)));
  const to = directions.find(({ id }) => id === target);
  const choose = (some: readonly string[], on: boolean) =>
    setChosen(new Set(on ? [...ids, ...some] : [...ids].filter((id) => !some.includes(id))));
  const move = () => {
    if (!to) return;
    actions.edit((before) => moveItems(before, ids, to.id, end), 'move');
    actions.announce(t('moveItems.done', { count: ids.size, to: to.name || t('moveItems.unnamed') }));
    setChosen(new Set());
  };
  return (
    <Summary data-tone="plain" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('moveItems.title')}</h2>
      <Stack gap={3}>
        {directions.map((direction) => (
          <DirectionItems key={direction.id} direction={direction} ids={ids} onChoose={choose} />
        ))}
        <Row gap={2}>
          <Select
            aria-label={t('moveItems.to')}
            value={target}
            placeholder={t('moveItems.to')}
            options={directions.map(({ id, name }) => ({ value: id, label: name || t('moveItems.unnamed') }))}
            onChange={setTarget}
          />
          <RadioGroup
            label={t('moveItems.place')}
            value={end}
            options={[
              { value: 'start', label: t('moveItems.start') },
              { value: 'end', label: t('moveItems.end') },
            ]}
            onChange={setEnd}
          />
        </Row>
        <Row gap={2}>
          <Button size="sm" variant="primary" disabled={ids.size === 0 || !to} onClick={move}>
            {t('moveItems.move', { count: ids.size })}
          </Button>
          <Button size="sm" variant="ghost" onClick={onClose}>
            {t('moveItems.close')}
          </Button>
        </Row>
      </Stack>
    </Summary>
  );
}

interface DirectionItemsProps {
  readonly direction: TemplateDirection;
  readonly ids: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], on: boolean) => void;
}

function DirectionItems({ direction, ids, onChoose }: DirectionItemsProps) {
  const t = useMessages(moveItemsMessages);
  const text = useTemplateText();
  const own = direction.items.map(({ id }) => id);
  const count = own.filter((id) => ids.has(id)).length;
  const name = text(direction.name, direction.nameEn) || t('moveItems.unnamed');
  if (own.length === 0) return null;
  return (
    <Stack gap={1} role="group" aria-label={name}>
      <Checkbox
        label={t('moveItems.all', { name })}
        checked={count === own.length}
        indeterminate={count > 0 && count < own.length}
        onChange={(on) => onChoose(own, on)}
      />
      <Stack as="ul" gap={1}>
        {direction.items.map((item) => (
          <li key={item.id}>
            <Checkbox
              label={text(item.name, item.nameEn) || t('moveItems.unnamed')}
              checked={ids.has(item.id)}
              onChange={(on) => onChoose([item.id], on)}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
