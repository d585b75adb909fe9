import { useQuery } from '@tanstack/react-query';
import { type DeviceModel, type DeviceTag, deviceTypeRows, deviceTypes, joinParts } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import { Button, Dialog, FailureState, LoadingState, Menu, type MenuItem, Tabs, Text, token, useToast } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { describeWriteFailure } from '../../base/write-failure';
import { ActDialog } from '../../kit/form/ActDialog';
import { FormDialog } from '../../kit/form/FormDialog';
import { formCall } from '../../kit/form/form-call';
import { SelectField } from '../../kit/form/SelectField';
import { TextField } from '../../kit/form/TextField';
import { useMaybeEdit } from '../../kit/form/useEdit';
import { useForm } from '../../kit/form/useForm';
import { deviceMessages } from './device.messages';
import { deviceModelsQuery, deviceTagsQuery, readModel, readTag, useKeptWords } from './device.queries';

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
            {t('device.words.close')}
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
  return <WordList query={useQuery(deviceTagsQuery())} onAct={onAct} />;
}

function ModelList({ onAct }: ListProps) {
  return <WordList query={useQuery(deviceModelsQuery())} onAct={onAct} />;
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

/** Says that it is done, and goes back to the lists. */
function useDone(message: 'device.words.saved' | 'device.words.merged', onClose: () => void) {
  const t = useT(deviceMessages);
  const { toast } = useToast();
  return () => {
    toast({ tone: 'success', message: t(message) });
    onClose();
  };
}

function TagForm({ tag, onClose }: { readonly tag: Word | null; readonly onClose: () => void }) {
  const t = useT(deviceMessages);
  const { addTag, updateTag } = useKeptWords();
  const onDone = useDone('device.words.saved', onClose);
  type Values = { readonly name: string };
  const valuesOf = ({ name }: Values) => ({ name });
  const edit = useMaybeEdit(
    contract.device.updateTag,
    tag && {
      record: tag,
      valuesOf,
      toRequest: (values: Values, revision) => ({ id: tag.id, ...values, revision }),
      send: updateTag.mutateAsync,
      reread: () => readTag(tag.id),
    },
  );
  const form = useForm({
    initial: valuesOf(tag ?? { name: '' }),
    call: edit ?? formCall(contract.device.addTag, (values: Values) => values, addTag.mutateAsync),
    onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t(tag ? 'device.words.rename' : 'device.words.add.tag')}
      submitLabel={t('device.save')}
      onClose={onClose}
    >
      <TextField label={t('device.name')} field={form.field('name')} />
    </FormDialog>
  );
}

function ModelForm({ model, onClose }: { readonly model: DeviceModel | null; readonly onClose: () => void }) {
  const t = useT(deviceMessages);
  const { addModel, updateModel } = useKeptWords();
  const onDone = useDone('device.words.saved', onClose);
  type Values = Pick<DeviceModel, 'type' | 'name' | 'brand'>;
  const valuesOf = ({ type, name, brand }: Values): Values => ({ type, name, brand });
  const edit = useMaybeEdit(
    contract.device.updateModel,
    model && {
      record: model,
      valuesOf,
      toRequest: ({ name, brand }: Values, revision) => ({ id: model.id, name, brand, revision }),
      send: updateModel.mutateAsync,
      reread: () => readModel(model.id),
    },
  );
  const form = useForm({
    initial: valuesOf(model ?? { type: deviceTypes[0], name: '', brand: '' }),
    call: edit ?? formCall(contract.device.addModel, (values: Values) => values, addModel.mutateAsync),
    onDone,
  });
  return (
    <FormDialog
      form={form}
      title={t(model ? 'device.words.rename' : 'device.words.add.model')}
      submitLabel={t('device.save')}
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
  const { mergeTags, mergeModels } = useKeptWords();
  const onDone = useDone('device.words.merged', onClose);
  type Values = { readonly into: string | null };
  const initial: Values = { into: null };
  const toRequest = ({ into }: Values) => ({ id: word.id, into });
  const form = useForm({
    initial,
    call:
      'type' in word
        ? formCall(contract.device.mergeModels, toRequest, mergeModels.mutateAsync)
        : formCall(contract.device.mergeTags, toRequest, mergeTags.mutateAsync),
    onDone,
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
  const { toast } = useToast();
  const { deleteTag, deleteModel } = useKeptWords();
  // Changes of these lists tell their failures in their forms; here is none.
  const refused = (thrown: unknown) => {
    const message = describeWriteFailure(thrown);
    if (message !== null) toast({ tone: 'danger', message });
  };
  return (
    <ActDialog
      act={'type' in word ? deleteModel : deleteTag}
      sent={word.id}
      tone="danger"
      title={t('device.words.remove.title', { name: nameOf(word) })}
      body={t('device.words.remove.body', { count: word.deviceCount })}
      confirmLabel={t('device.words.remove')}
      done={t('device.words.removed')}
      onRefused={refused}
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
