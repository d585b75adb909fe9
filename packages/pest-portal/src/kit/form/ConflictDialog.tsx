import { joinParts } from 'pest-sdk';
import { Button, Dialog, RadioGroup, Stack, Text } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { editMessages } from './edit.messages';
import type { FieldWords } from './field-binding';

/** Whose version of some fields is saved. */
export type Version = 'mine' | 'theirs';

/** Fields that two people have changed, each to something else. */
interface ConflictShown {
  readonly fields: readonly string[];
  readonly mine: readonly unknown[];
  readonly theirs: readonly unknown[];
}

export interface ConflictDialogProps {
  readonly conflicts: readonly ConflictShown[];
  /** What only they have changed. */
  readonly taken: readonly string[];
  readonly words: Words;
  /** A version for each conflict. */
  readonly decide: (versions: readonly Version[]) => void;
  /** Back to the form, with everything that was typed. */
  readonly goBack: () => void;
}

/** Both versions of each field that two people have changed, to choose from. */
export function ConflictDialog({ conflicts, taken, words, decide, goBack }: ConflictDialogProps) {
  const t = useT(editMessages);
  const [chosen, setChosen] = useState<readonly (Version | null)[]>(conflicts.map(() => null));
  const [attempted, setAttempted] = useState(false);
  const kept = namesOf(taken, words).join(t('edit.comma'));
  const save = () => {
    setAttempted(true);
    const versions = chosen.flatMap((version) => version ?? []);
    if (versions.length === conflicts.length) decide(versions);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && goBack()}>
      <Dialog.Content>
        <Dialog.Header>{t('edit.conflict.title')}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={4}>
            <Text as="p">{t('edit.conflict.text')}</Text>
            {conflicts.map((conflict, at) => (
              <Versions
                key={conflict.fields.join()}
                conflict={conflict}
                words={words}
                value={chosen[at] ?? null}
                missing={attempted && chosen[at] === null}
                onChange={(version) => setChosen(chosen.map((one, other) => (other === at ? version : one)))}
              />
            ))}
            {kept !== '' && (
              <Text as="p" tone="muted">
                {t('edit.conflict.taken', { fields: kept })}
              </Text>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={goBack}>{t('edit.conflict.back')}</Button>
          <Button variant="primary" onClick={save}>
            {t('edit.conflict.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface VersionsProps {
  readonly conflict: ConflictShown;
  readonly words: Words;
  readonly value: Version | null;
  readonly missing: boolean;
  readonly onChange: (version: Version) => void;
}

function Versions({ conflict, words, value, missing, onChange }: VersionsProps) {
  const t = useT(editMessages);
  const { fields } = conflict;
  return (
    <RadioGroup<Version>
      label={namesOf(fields, words).join(t('edit.comma')) || t('edit.conflict.other')}
      value={value}
      options={versions.map((version) => ({
        value: version,
        label: t(`edit.conflict.${version}`),
        help: <Shown fields={fields} words={words} values={conflict[version]} />,
      }))}
      error={missing ? t('edit.conflict.choose') : undefined}
      onChange={onChange}
    />
  );
}

const versions = ['mine', 'theirs'] as const satisfies readonly Version[];

type Words = ReadonlyMap<string, FieldWords>;

function namesOf(fields: readonly string[], words: Words): readonly string[] {
  return [...new Set(fields.flatMap((field) => words.get(field)?.label ?? []))];
}

interface ShownProps {
  readonly fields: readonly string[];
  readonly words: Words;
  readonly values: readonly unknown[];
}

/** What one of the two made of some fields; what no field shows, such as a region's code, says nothing by itself. */
function Shown({ fields, words, values }: ShownProps) {
  const isNamed = fields.some((field) => words.has(field));
  return (
    <Made as="span">
      {fields.map(
        (field, at) =>
          (words.has(field) || !isNamed) && (
            <span key={field}>
              <ShownValue value={values[at]} words={words.get(field)} />
            </span>
          ),
      )}
    </Made>
  );
}

/** A value as its field shows it. */
function ShownValue({ value, words }: { readonly value: unknown; readonly words: FieldWords | undefined }): ReactNode {
  const t = useT(editMessages);
  const { options, files } = words ?? {};
  if (files) return <Files addresses={textsIn(value)} kind={files} />;
  if (options) {
    const chosen = options.filter((option) =>
      Array.isArray(value) ? value.includes(option.value) : option.value === value,
    );
    return chosen.length > 0
      ? chosen.map(({ label }, at) => (
          <span key={String(chosen[at]?.value)}>
            {at > 0 && t('edit.comma')}
            {label}
          </span>
        ))
      : t('edit.conflict.empty');
  }
  if (typeof value === 'boolean') return t(value ? 'edit.conflict.yes' : 'edit.conflict.no');
  return joinParts(textsIn(value), language) || t('edit.conflict.empty');
}

function Files({ addresses, kind }: { readonly addresses: readonly string[]; readonly kind: 'pictures' | 'papers' }) {
  const t = useT(editMessages);
  if (addresses.length === 0) return t('edit.conflict.empty');
  return addresses.map((address) =>
    kind === 'pictures' ? (
      <Picture key={address} src={address} alt={t('edit.conflict.file')} />
    ) : (
      <a key={address} href={address} target="_blank" rel="noreferrer">
        {t('edit.conflict.file')}
      </a>
    ),
  );
}

/** The texts and numbers in a value, whatever it is made of. */
function textsIn(value: unknown): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [String(value)];
}

const Made = styled(Text)`
  display: grid;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Picture = styled.img`
  width: 96px;
  height: 96px;
  object-fit: contain;
`;
