import { holdsWord, joinParts } from 'pest-sdk';
import { Checkbox, Fieldset, SearchInput, Text, token } from 'pest-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import type { FieldBoxProps } from './FieldBox';
import { pickMessages } from './pick.messages';
import { useDescribed } from './useDescribed';
import { useChoiceWords } from './useIssueWords';

export interface PickOption {
  readonly id: string;
  readonly name: string;
  /** What it belongs to. */
  readonly within?: string | undefined;
}

export interface PickListFieldProps extends Pick<FieldBoxProps<string[]>, 'label' | 'help' | 'field' | 'words'> {
  readonly options: readonly PickOption[];
  /** Said in the place of no options. */
  readonly nothing?: string | undefined;
}

/** From here on a list is searched rather than read. */
const searchedFrom = 9;

/** Some of many. What is chosen and not offered any more stays, and says so: it limits all the same. */
export function PickListField({ label, help, field, words, options, nothing }: PickListFieldProps) {
  const t = useT(pickMessages);
  const issueId = useId();
  const issue = useChoiceWords(field.issue, label, words);
  const [search, setSearch] = useState('');
  useDescribed(field, { label, options: options.map(({ id, name }) => ({ value: id, label: name })) });
  const shown = options.filter(({ name, within = '' }) => holdsWord(`${name} ${within}`, search));
  const gone = field.value.filter((id) => !options.some((option) => option.id === id));
  const toggle = (id: string, chosen: boolean) =>
    field.onChange(chosen ? [...field.value, id] : field.value.filter((one) => one !== id));
  return (
    <Fieldset gap={2} aria-describedby={issue ? issueId : undefined}>
      <legend data-required={field.rules.required || undefined}>{label}</legend>
      <Text as="p" size="sm" tone="muted">
        {field.value.length > 0 ? t('pick.chosen', { count: field.value.length }) : help}
      </Text>
      {options.length >= searchedFrom && (
        <SearchInput
          label={joinParts([label, t('pick.find')], language)}
          placeholder={t('pick.find')}
          value={search}
          onChange={setSearch}
        />
      )}
      {options.length === 0 && gone.length === 0 ? (
        <Text tone="muted">{nothing ?? t('pick.nothing')}</Text>
      ) : (
        <Choices>
          {shown.map(({ id, name, within }) => (
            <Checkbox
              key={id}
              label={name}
              help={within}
              checked={field.value.includes(id)}
              aria-invalid={issue ? true : undefined}
              onChange={(chosen) => toggle(id, chosen)}
            />
          ))}
          {gone.map((id) => (
            <Checkbox key={id} label={t('pick.gone')} checked onChange={(chosen) => toggle(id, chosen)} />
          ))}
        </Choices>
      )}
      {issue && (
        <Text as="p" tone="danger" id={issueId}>
          {issue}
        </Text>
      )}
    </Fieldset>
  );
}

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: ${token.space[1]} ${token.space[3]};
  max-height: 260px;
  overflow-y: auto;
`;
