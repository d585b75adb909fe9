import { type CandidateFor, type CheckedFor, type Endpoint, isPestError } from 'pest-sdk';
import { fetched, useToast } from 'pest-ui';
import { Suspense, useState } from 'react';
import { shapedLike } from '../../base/drafts';
import { useT } from '../../base/i18n';
import type { ConflictDialogProps } from './ConflictDialog';
import { editMessages } from './edit.messages';
import { type EditedRecord, type FormCall, formCall, LeftUnsent } from './form-call';
import { type Together, withTheirs } from './merge-edits';
import { type Edit, type EditConflict, type SeenRecord, saveEdit } from './save-edit';

const ConflictDialog = fetched(() => import('./ConflictDialog'), 'ConflictDialog');

/** A record as the server tells it, with what its state is known by; a server may know none. */
export interface KeptRecord {
  readonly revision?: string | undefined;
}

export interface EditOptions<Row extends Endpoint, Values extends object, Kept extends KeptRecord, Result> {
  /** The record that the form is filled from. */
  readonly record: Kept;
  /** What the form holds of a record: all that its request says, so that nothing is sent that was not compared. */
  readonly valuesOf: (record: Kept) => Values;
  readonly toRequest: (values: Values, revision: string | undefined) => CandidateFor<Row['request']>;
  readonly send: (request: CheckedFor<Row['request']>) => Promise<Result>;
  /** The record as the server has it now; undefined where it is gone. */
  readonly reread: () => Promise<Kept | undefined>;
  readonly together?: Together<Values> | undefined;
}

/**
 * `formCall` for a form that sends a whole record back. Where somebody else has saved it meanwhile, what only one of both
 * has changed is merged and sent; where both have changed a field, both versions are shown, and the person decides.
 */
export function useEdit<Row extends Endpoint, Values extends object, Kept extends KeptRecord, Result>(
  row: Row,
  options: EditOptions<Row, Values, Kept, Result>,
): FormCall<Values, Result> {
  return editCall(row, options, useEditing(seenIn(options, options.record)));
}

/** The same for a form that makes a new record too: null where there is none to be edited. */
export function useMaybeEdit<Row extends Endpoint, Values extends object, Kept extends KeptRecord, Result>(
  row: Row,
  options: EditOptions<Row, Values, Kept, Result> | null,
): FormCall<Values, Result> | null {
  const editing = useEditing(options && seenIn(options, options.record));
  return options && editCall(row, options, editing);
}

/** What an edit keeps from one drawing to the next. */
interface Editing<Values> {
  readonly seen: () => SeenRecord<Values> | null;
  readonly see: (record: SeenRecord<Values>) => void;
  readonly tell: Edit<object, unknown>['tell'];
  readonly question: ConflictDialogProps | null;
  readonly ask: (question: ConflictDialogProps | null) => void;
}

/** @param first what the form is filled from; later ones change nothing */
function useEditing<Values>(first: SeenRecord<Values> | null): Editing<Values> {
  const tell = useTell();
  const [question, ask] = useState<ConflictDialogProps | null>(null);
  const [kept] = useState(() => ({ record: first }));
  return {
    seen: () => kept.record,
    see: (record) => {
      kept.record = record;
    },
    tell,
    question,
    ask,
  };
}

function editCall<Row extends Endpoint, Values extends object, Kept extends KeptRecord, Result>(
  row: Row,
  options: EditOptions<Row, Values, Kept, Result>,
  { see, tell, question, ask, ...editing }: Editing<Values>,
): FormCall<Values, Result> {
  const seen = () => editing.seen() ?? seenIn(options, options.record);
  const call = formCall(row, (values: Values) => options.toRequest(values, seen().revision ?? undefined), options.send);
  const edit: Edit<Values, Result> = {
    call,
    seen,
    see,
    now: async () => {
      const record = await options.reread();
      return record && seenIn(options, record);
    },
    isStale: (thrown) => isPestError(thrown, 'general.businessFailure') && thrown.field === row.edits,
    together: options.together,
    decide: (conflict) =>
      new Promise<Values>((decide, leave) => ask(questionOf(conflict, decide, leave))).finally(() => ask(null)),
    tell,
  };
  return {
    ...call,
    prepare: (values) => {
      const { issues } = call.prepare(values);
      return issues ? { issues } : { send: (form) => saveEdit(edit, values, form) };
    },
    edited: {
      ...packedWith(edit),
      question: question && (
        <Suspense fallback={null}>
          <ConflictDialog {...question} />
        </Suspense>
      ),
    },
  };
}

function seenIn<Row extends Endpoint, Values extends object, Kept extends KeptRecord, Result>(
  { valuesOf }: EditOptions<Row, Values, Kept, Result>,
  record: Kept,
): SeenRecord<Values> {
  return { values: valuesOf(record), revision: record.revision };
}

function questionOf<Values extends object>(
  { values, theirs, taken, conflicts, words }: EditConflict<Values>,
  decide: (values: Values) => void,
  leave: (left: LeftUnsent) => void,
): ConflictDialogProps {
  return {
    conflicts: conflicts.map((fields) => ({
      fields,
      mine: fields.map((field) => values[field]),
      theirs: fields.map((field) => theirs[field]),
    })),
    taken,
    words,
    decide: (versions) =>
      decide(withTheirs(values, theirs, conflicts.filter((_, at) => versions[at] === 'theirs').flat())),
    goBack: () => leave(new LeftUnsent()),
  };
}

/** Says what was taken over from somebody else, by the names of the fields. */
function useTell(): Edit<object, unknown>['tell'] {
  const t = useT(editMessages);
  const { toast } = useToast();
  return (fields, words) => {
    const names = [...new Set(fields.flatMap((field) => words.get(field)?.label ?? []))];
    if (names.length > 0) toast({ tone: 'info', message: t('edit.merged', { fields: names.join(t('edit.comma')) }) });
  };
}

/** What was typed is kept with the state that it changes: that of now may say something else by the time it is back. */
function packedWith<Values extends object>({
  seen,
  see,
}: Pick<Edit<Values, unknown>, 'seen' | 'see'>): Omit<EditedRecord<Values>, 'question'> {
  return {
    pack: (values) => ({ values, seen: { values: seen().values, revision: seen().revision ?? null } }),
    unpack: (start, stored) => {
      const nothing: string | null = null;
      const model = { values: start, seen: { values: start, revision: nothing } };
      if (!shapedLike(model, stored)) return undefined;
      see(stored.seen);
      return stored.values;
    },
  };
}
