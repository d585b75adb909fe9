import { fold } from 'pest-sdk';
import { Button, closeIcon, Field, IconButton, Row, TextInput, token } from 'pest-ui';
import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import type { FieldBoxProps } from './FieldBox';
import { formMessages } from './form.messages';
import { useDescribed } from './useDescribed';
import { useIssueWords } from './useIssueWords';

export interface WordListFieldProps extends FieldBoxProps<string[]> {
  /** Offered while typing; anything else may be typed too. */
  readonly suggestions: readonly string[];
  /** Characters of each. @default 50 */
  readonly maxLength?: number;
}

/** Several words: each is taken with Enter or the button, and can be taken off again. */
export function WordListField(props: WordListFieldProps) {
  const { label, help, field, words, suggestions, maxLength = 50, required = field.rules.required } = props;
  const t = useT(formMessages);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const chosen = field.value;
  useDescribed(field, { label });
  const take = () => {
    const word = typed.trim();
    setTyped('');
    if (word !== '' && !chosen.some((known) => sameWord(known, word))) field.onChange([...chosen, word]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter confirms a word of an input method first.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    take();
  };
  return (
    <div>
      <Field label={label} help={help} required={required} error={useIssueWords(field.issue, label, words)}>
        {(ids) => (
          <Row nowrap>
            <TextInput
              {...ids}
              list={listId}
              maxLength={maxLength}
              autoComplete="off"
              value={typed}
              onChange={setTyped}
              onKeyDown={onKeyDown}
              onBlur={take}
            />
            <Button disabled={typed.trim() === ''} onClick={take}>
              {t('form.words.add')}
            </Button>
          </Row>
        )}
      </Field>
      <datalist id={listId}>
        {suggestions
          .filter((word) => !chosen.includes(word))
          .map((word) => (
            <option key={word} value={word} />
          ))}
      </datalist>
      {chosen.length > 0 && (
        <Chosen aria-label={label}>
          {chosen.map((word) => (
            <li key={word}>
              <span>{word}</span>
              <IconButton
                icon={closeIcon}
                size="sm"
                label={t('form.words.remove', { word })}
                onClick={() => field.onChange(chosen.filter((other) => other !== word))}
              />
            </li>
          ))}
        </Chosen>
      )}
    </div>
  );
}

function sameWord(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  margin: ${token.space[2]} 0 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    padding-inline-start: ${token.space[2]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.sm};
  }
`;
