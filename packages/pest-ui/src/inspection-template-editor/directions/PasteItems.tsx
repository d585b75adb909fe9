import { questionTypeRow } from 'pest-sdk';
import { useMemo, useState } from 'react';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Field } from '../../primitives/field/Field';
import { Stack } from '../../primitives/layout/Stack';
import { Text } from '../../primitives/text/Text';
import { TextArea } from '../../primitives/text-area/TextArea';
import { useTradeWord } from '../../provider/useTradeWord';
import type { TemplateActions } from '../editing/useTemplateEditor';
import { Tools } from '../InspectionTemplateEditor.styles';
import { parsePastedItems } from '../template/pasted-items';
import { addItems } from '../template/template-edits';
import { pasteItemsMessages } from './paste-items.messages';

interface PasteItemsProps {
  readonly directionId: string;
  readonly actions: TemplateActions;
  readonly onClose: () => void;
}

/** A list from a document or a spreadsheet: what was recognised is shown before anything is added. */
export default function PasteItems({ directionId, actions, onClose }: PasteItemsProps) {
  const t = useMessages(pasteItemsMessages);
  const word = useTradeWord();
  const format = useFormat();
  const [text, setText] = useState('');
  const items = useMemo(() => parsePastedItems(text, actions.getId), [text, actions]);
  const add = () => {
    actions.edit((template) => addItems(template, directionId, items), 'paste', { source: 'import' });
    const [first] = items;
    if (first) actions.focusField(`${first.id}.name`);
    actions.announce(t('template.added', { count: items.length }));
    onClose();
  };
  return (
    <Stack gap={4}>
      <Field label={t('template.paste.label')} help={t('template.paste.help')}>
        {(ids) => <TextArea {...ids} rows={5} value={text} onChange={setText} />}
      </Field>
      {items.length > 0 && (
        <div>
          <Text as="p" tone="muted" role="status">
            {t('template.paste.found', { count: items.length })}
          </Text>
          <ul>
            {items.map((item) => (
              <li key={item.id}>
                {format.parts([
                  item.name,
                  word(questionTypeRow(item.type)?.words, item.type),
                  item.unit,
                  format.list(item.options.map(({ label }) => label)),
                ])}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Tools>
        <Button size="sm" variant="primary" disabled={items.length === 0} onClick={add}>
          {t('template.paste.add')}
        </Button>
        <Button size="sm" variant="ghost" onClick={onClose}>
          {t('template.paste.cancel')}
        </Button>
      </Tools>
    </Stack>
  );
}
