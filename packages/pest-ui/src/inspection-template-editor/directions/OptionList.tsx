import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { IconButton } from '../../primitives/button/IconButton';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { closeIcon } from '../../primitives/icon/icons';
import { Stack } from '../../primitives/layout/Stack';
import { TextInput } from '../../primitives/text-input/TextInput';
import type { QuestionEditorProps } from '../form/question-props';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import { OptionRow } from '../InspectionTemplateEditor.styles';
import type { TemplateOption } from '../InspectionTemplateEditor.types';
import { parseOptions } from '../template/parse-options';
import { newOption } from '../template/template-edits';
import { BilingualText } from './BilingualText';

/** The answers of a choice, in order; several are added at once as `a / b / c`. */
export function OptionList({ item, bilingual, readOnly, getId, onChange }: QuestionEditorProps) {
  const t = useMessages(templateEditorMessages);
  const { options } = item;
  const set = (id: string, patch: Partial<TemplateOption>, field?: string) =>
    onChange({ options: options.map((option) => (option.id === id ? { ...option, ...patch } : option)) }, field);
  return (
    <>
      <Stack as="ol" gap={2} aria-label={t('template.options')}>
        {options.map((option, at) => (
          <OptionRow key={option.id}>
            <BilingualText
              aria-label={t('template.option.label', { number: at + 1 })}
              what={t('template.option.label', { number: at + 1 })}
              field={`${item.id}.option ${option.id}`}
              bilingual={bilingual}
              maxLength={200}
              readOnly={readOnly}
              words={option.label}
              english={option.labelEn}
              onWords={(label) => set(option.id, { label }, option.id)}
              onEnglish={(labelEn) => set(option.id, { labelEn }, `${option.id}En`)}
            />
            <Checkbox
              label={t('template.option.risk')}
              checked={option.raisesRisk}
              disabled={readOnly}
              onChange={(raisesRisk) => set(option.id, { raisesRisk })}
            />
            {!readOnly && (
              <IconButton
                icon={closeIcon}
                size="sm"
                label={t('template.option.remove', { name: option.label || t('template.unnamed') })}
                onClick={() => onChange({ options: options.filter(({ id }) => id !== option.id) })}
              />
            )}
          </OptionRow>
        ))}
      </Stack>
      <OptionRow as="div">
        {readOnly ? (
          <span />
        ) : (
          <NewOptions
            field={`${item.id}.options`}
            onAdd={(labels) => onChange({ options: [...options, ...labels.map((label) => newOption(getId(), label))] })}
          />
        )}
        <Checkbox
          label={t('template.options.multiple')}
          checked={item.multiple}
          disabled={readOnly}
          onChange={(multiple) => onChange({ multiple })}
        />
      </OptionRow>
    </>
  );
}

interface NewOptionsProps {
  /** Where the focus is sent for an issue of the options. */
  readonly field: string;
  readonly onAdd: (labels: readonly string[]) => void;
}

function NewOptions({ field, onAdd }: NewOptionsProps) {
  const t = useMessages(templateEditorMessages);
  const [text, setText] = useState('');
  const add = () => {
    const labels = parseOptions(text);
    if (labels.length === 0) return;
    onAdd(labels);
    setText('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <TextInput
      data-field={field}
      aria-label={t('template.option.add')}
      placeholder={t('template.option.add')}
      value={text}
      onChange={setText}
      onKeyDown={addOnEnter}
      onBlur={add}
    />
  );
}
