import type { FieldWords } from './field-binding';
import { type FormCall, LeftUnsent, type SentForm } from './form-call';
import { type MergedEdits, mergeEdits, type Together } from './merge-edits';

/** The state of a record that a form changes. */
export interface SeenRecord<Values> {
  readonly values: Values;
  /** Null where it is not known any more, as after an own save: the record is read before it is sent again. */
  readonly revision: string | undefined | null;
}

type Words = ReadonlyMap<string, FieldWords>;

/** What both have changed, to be decided. */
export interface EditConflict<Values> extends MergedEdits<Values> {
  readonly theirs: Values;
  readonly words: Words;
}

/** A record that is being edited. */
export interface Edit<Values extends object, Result> {
  readonly call: FormCall<Values, Result>;
  seen(): SeenRecord<Values>;
  see(record: SeenRecord<Values>): void;
  /** The record as the server has it now; undefined where it is gone. */
  now(): Promise<SeenRecord<Values> | undefined>;
  isStale(thrown: unknown): boolean;
  readonly together: Together<Values> | undefined;
  /** What is to be sent of both. Rejects where the person goes back to the form. */
  decide(conflict: EditConflict<Values>): Promise<Values>;
  /** Says what was taken over from somebody else. */
  tell(fields: readonly string[], words: Words): void;
}

/** As often as somebody else may come first, one after the other. */
const mostTries = 5;

/** Sends a whole record; where somebody else has changed it meanwhile, with what they changed. */
export async function saveEdit<Values extends object, Result>(
  edit: Edit<Values, Result>,
  values: Values,
  form: SentForm<Values>,
): Promise<Result> {
  let mine = values;
  let taken: readonly string[] = [];
  let refusal: unknown = new LeftUnsent();
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (edit.seen().revision !== null) {
      try {
        const result = await sendWhole(edit, mine, form);
        edit.see({ values: mine, revision: null });
        edit.tell(taken, form.words);
        return result;
      } catch (thrown) {
        if (!edit.isStale(thrown)) throw thrown;
        refusal = thrown;
      }
    }
    const merged = await mergeWithNow(edit, mine, form, refusal);
    mine = merged.values;
    taken = [...taken, ...merged.taken];
  }
  throw refusal;
}

function sendWhole<Values extends object, Result>(
  { call }: Edit<Values, Result>,
  values: Values,
  form: SentForm<Values>,
): Promise<Result> {
  const { send } = call.prepare(values);
  // What was merged may not fit together: the form says where.
  return send ? send(form) : Promise.reject(new LeftUnsent());
}

async function mergeWithNow<Values extends object, Result>(
  edit: Edit<Values, Result>,
  mine: Values,
  form: SentForm<Values>,
  refusal: unknown,
): Promise<{ values: Values; taken: readonly string[] }> {
  const now = await edit.now();
  if (now === undefined) throw refusal;
  const theirs = now.values;
  const merged = mergeEdits({ base: edit.seen().values, mine, theirs }, edit.together);
  const isDecided = merged.conflicts.length > 0;
  const values = isDecided ? await edit.decide({ ...merged, theirs, words: form.words }) : merged.values;
  edit.see(now);
  form.rebase(theirs, values);
  // Where the person was asked, the question has said it.
  return { values, taken: isDecided ? [] : merged.taken };
}
