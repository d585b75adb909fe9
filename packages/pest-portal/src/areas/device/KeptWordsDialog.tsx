import { useQuery } from '@tanstack/react-query';
import { type DeviceModel, type DeviceTag, deviceTypeRows, deviceTypes, joinParts } from 'pest-sdk';
import { Button, Dialog, FailureState, LoadingState, Menu, type MenuItem, Tabs, Text, token } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { findListed } from '../../base/find-listed';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { CallDialog } from '../../kit/form/CallDialog';
import { FormDialog } from '../../kit/form/FormDialog';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { useDialogForm } from '../../kit/form/useDialogForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { deviceMessages } from './device.messages';
import { askModels, askTags } from './device.queries';

const kinds = ['tags', 'models'] as const;
type Kind = (typeof kinds)[number];

/** A tag, or a model with its type and brand. */
type Word = DeviceTag | DeviceModel;

type Act =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'merge' | 'remove'; readonly word: Word; readonly words: readonly Word[] };

/** The lists of tags and models that the company keeps: add, rename, merge, remove. */
export function KeptWordsDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('tags');
  const [act, setAct] = useState<Act | null>(null);
  const back = () => setAct(null);
  if (act === null) return <Lists kind={kind} onKind={setKind} onAct={setAct} onClose={onClose} />;
  if (act.kind === 'remove') return <RemoveWord word={act.word} onClose={back} />;
  if (act.kind === 'merge') return <MergeWord word={act.word} words={act.words} onClose={back} />;
  const word = act.kind === 'rename' ? act.word : null;
  return kind === 'tags' ? <TagForm tag={word} onClose={back} /> : <ModelForm model={modelOf(word)} onClose={back} />;
}

function modelOf(word: Word | null): DeviceModel | null {
  return word && 'type' in word ? word : null;
}

interface ListsProps {
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
}

function Lists({ kind, onKind, onAct, onClose }: ListsProps) {
  const t = useT(deviceMessages);
  const common = useT(commonMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{t('device.words')}</Dialog.Header>
        <Dialog.Body>
          <Tabs
            label={t('device.words')}
            value={kind}
            tabs={kinds.map((value) => ({ value, label: t(`device.words.${value}`) }))}
            onChange={onKind}
          >
            {kind === 'tags' ? <TagList onAct={onAct} /> : <ModelList onAct={onAct} />}
          </Tabs>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => onAct({ kind: 'add' })}>
            {t(kind === 'tags' ? 'device.words.add.tag' : 'device.words.add.model')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {common('common.close')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

interface ListProps {
  readonly onAct: (act: Act) => void;
}

function TagList({ onAct }: ListProps) {
  return <WordList query={useQuery(askTags())} onAct={onAct} />;
}

function ModelList({ onAct }: ListProps) {
  return <WordList query={useQuery(askModels())} onAct={onAct} />;
}

interface WordListProps extends ListProps {
  readonly query: { readonly data?: readonly Word[] | undefined; readonly error: unknown; refetch(): unknown };
}

function WordList({ query, onAct }: WordListProps) {
  const t = useT(deviceMessages);
  if (query.error) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState />;
  const words = query.data;
  if (words.length === 0) return <Text tone="muted">{t('device.words.none')}</Text>;
  return (
    <Rows>
      {words.map((word) => (
        <li key={word.id}>
          <span>
            {nameOf(word)}
            {'type' in word && <small>{deviceTypeRows[word.type].words[language]}</small>}
          </span>
          <Text numeric tone="muted">
            {t('device.words.count', { count: word.deviceCount })}
          </Text>
          <Menu label={t('device.words.actions', { name: nameOf(word) })} items={actsOn(word, words, t, onAct)} />
        </li>
      ))}
    </Rows>
  );
}

function actsOn(
  word: Word,
  words: readonly Word[],
  t: ReturnType<typeof useT<keyof (typeof deviceMessages)['zh']>>,
  onAct: (act: Act) => void,
): readonly MenuItem[] {
  const others = mergeable(word, words);
  // A model in use is merged; taking it away would leave its devices with a word that no list has.
  const removable = !('type' in word) || word.deviceCount === 0;
  return [
    { label: t('device.words.rename'), onSelect: () => onAct({ kind: 'rename', word, words }) },
    {
      label: t('device.words.merge'),
      disabled: others.length === 0,
      onSelect: () => onAct({ kind: 'merge', word, words: others }),
    },
    {
      label: t('device.words.remove'),
      danger: true,
      disabled: !removable,
      onSelect: () => onAct({ kind: 'remove', word, words }),
    },
  ];
}

/** What a word may be merged into: a tag into each of the other tags, a model into those of its own type. */
function mergeable(word: Word, words: readonly Word[]): readonly Word[] {
  return words.filter(
    (other) => other.id !== word.id && (!('type' in word) || ('type' in other && other.type === word.type)),
  );
}

function nameOf(word: Word): string {
  return joinParts(['brand' in word ? word.brand : '', word.name], language);
}

function TagForm({ tag, onClose }: { readonly tag: Word | null; readonly onClose: () => void }) {
  const t = useT(deviceMessages);
  const common = useT(commonMessages);
  type Values = { readonly name: string };
  const valuesOf = ({ name }: Values) => ({ name });
  const add = useFormCall('device.addTag', (values: Values) => values);
  const edit = useEditCall(
    'device.updateTag',
    tag && {
      record: tag,
      valuesOf,
      toRequest: (values: Values, revision) => ({ id: tag.id, ...values, revision }),
      reread: () => findListed(client.device.tagList({}), tag.id),
    },
  );
  const form = useDialogForm<Values, unknown>({
    initial: valuesOf(tag ?? { name: '' }),
    call: edit ?? add,
    done: t('device.words.saved'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(tag ? 'device.words.rename' : 'device.words.add.tag')}
      submitLabel={common('common.save')}
      onClose={onClose}
    >
      <TextField label={common('common.name')} field={form.field('name')} />
    </FormDialog>
  );
}

function ModelForm({ model, onClose }: { readonly model: DeviceModel | null; readonly onClose: () => void }) {
  const t = useT(deviceMessages);
  const common = useT(commonMessages);
  type Values = Pick<DeviceModel, 'type' | 'name' | 'brand'>;
  const valuesOf = ({ type, name, brand }: Values): Values => ({ type, name, brand });
  const add = useFormCall('device.addModel', (values: Values) => values);
  const edit = useEditCall(
    'device.updateModel',
    model && {
      record: model,
      valuesOf,
      toRequest: ({ name, brand }: Values, revision) => ({ id: model.id, name, brand, revision }),
      reread: () => findListed(client.device.modelList({}), model.id),
    },
  );
  const form = useDialogForm<Values, unknown>({
    initial: valuesOf(model ?? { type: deviceTypes[0], name: '', brand: '' }),
    call: edit ?? add,
    done: t('device.words.saved'),
    onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(model ? 'device.words.rename' : 'device.words.add.model')}
      submitLabel={common('common.save')}
      onClose={onClose}
    >
      {!model && (
        <SelectField
          label={t('device.type')}
          field={form.field('type')}
          options={deviceTypes.map((type) => ({ value: type, label: deviceTypeRows[type].words[language] }))}
        />
      )}
      <TextField label={t('device.model')} field={form.field('name')} />
      <TextField label={t('device.brand')} field={form.field('brand')} />
    </FormDialog>
  );
}

interface MergeWordProps {
  readonly word: Word;
  readonly words: readonly Word[];
  readonly onClose: () => void;
}

function MergeWord({ word, words, onClose }: MergeWordProps) {
  const t = useT(deviceMessages);
  type Values = { readonly into: string | null };
  const initial: Values = { into: null };
  const toRequest = ({ into }: Values) => ({ id: word.id, into });
  const mergeModels = useFormCall('device.mergeModels', toRequest);
  const mergeTags = useFormCall('device.mergeTags', toRequest);
  const form = useDialogForm<Values, unknown>({
    initial,
    call: 'type' in word ? mergeModels : mergeTags,
    done: t('device.words.merged'),
    onClose,
  });
  const name = nameOf(word);
  return (
    <FormDialog
      form={form}
      title={t('device.words.merge.title', { name })}
      submitLabel={t('device.words.merge.confirm')}
      onClose={onClose}
    >
      <SelectField
        label={t('device.words.merge.into')}
        help={t('device.words.merge.help', { name, count: word.deviceCount })}
        field={form.field('into')}
        none={{ value: null, label: t('device.words.merge.choose') }}
        options={words.map((other) => ({ value: other.id, label: nameOf(other) }))}
      />
    </FormDialog>
  );
}

function RemoveWord({ word, onClose }: { readonly word: Word; readonly onClose: () => void }) {
  const t = useT(deviceMessages);
  return (
    <CallDialog
      call={'type' in word ? 'device.deleteModel' : 'device.deleteTag'}
      request={{ id: word.id }}
      tone="danger"
      title={t('device.words.remove.title', { name: nameOf(word) })}
      body={t('device.words.remove.body', { count: word.deviceCount })}
      confirmLabel={t('device.words.remove')}
      done={t('device.words.removed')}
      onClose={onClose}
    />
  );
}

const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${token.space[3]};
    min-height: ${token.size.touch};
    border-block-end: 1px solid ${token.color.borderSoft};
  }
  li > span:first-child {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    margin-inline-start: ${token.space[2]};
    color: ${token.color.textMuted};
  }
`;
