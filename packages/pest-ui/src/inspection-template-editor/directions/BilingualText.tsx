import type { KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/messages';
import { TextArea } from '../../primitives/text-area/TextArea';
import { TextInput } from '../../primitives/text-input/TextInput';
import { templateEditorMessages } from '../InspectionTemplateEditor.messages';
import { English, Pair } from '../InspectionTemplateEditor.styles';

interface BilingualTextProps {
  /** What the words are for; names the English field. */
  readonly what: string;
  /** Where the focus is sent for an issue; the English field is `<field>En`. */
  readonly field: string;
  readonly words: string;
  readonly english: string | undefined;
  readonly bilingual: boolean;
  /** @default one line */
  readonly area?: boolean | undefined;
  readonly onWords: (words: string) => void;
  readonly onEnglish: (english: string) => void;
  readonly id?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** A text and, beside it, its English; missing English is marked, and never keeps a template from being saved. */
export function BilingualText(props: BilingualTextProps) {
  const { what, field, words, english = '', bilingual, area = false, onWords, onEnglish, ...input } = props;
  const t = useMessages(templateEditorMessages);
  const Input = area ? TextArea : TextInput;
  const first = <Input {...input} data-field={field} value={words} onChange={onWords} />;
  if (!bilingual) return first;
  const missing = words.trim() !== '' && english.trim() === '';
  return (
    <Pair>
      {first}
      <English data-missing={missing || undefined}>
        <Input
          lang="en"
          data-field={`${field}En`}
          aria-label={t('template.english.of', { what })}
          placeholder={t(missing ? 'template.english.missing' : 'template.english')}
          maxLength={input.maxLength}
          readOnly={input.readOnly}
          onKeyDown={input.onKeyDown}
          value={english}
          onChange={onEnglish}
        />
      </English>
    </Pair>
  );
}
