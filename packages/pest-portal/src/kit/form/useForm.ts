import type { ErrorName } from 'pest-sdk';
import { useToast } from 'pest-ui';
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useDraft } from '../../base/drafts';
import { useT } from '../../base/i18n';
import type { Unsaved } from '../../base/leaving';
import { type BindField, bindField, type FieldIssue, type FieldWords } from './field-binding';
import { formMessages } from './form.messages';
import { type FormCall, LeftUnsent, type SentForm } from './form-call';
import { type FieldIssues, issuesOf } from './form-issues';
import { type Refusal, refusalOf } from './refusal';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';
import { keptValues, sameValues, useUnsaved } from './useUnsaved';

export interface FormOptions<Values extends object, Result> {
  /** What the form starts with; later values of this option change nothing. */
  readonly initial: Values;
  readonly call: FormCall<Values, Result>;
  /** What the schema cannot know: the stock that is left, a password before it is hashed. */
  readonly check?: ((values: Values) => FieldIssues<Values>) | undefined;
  /** The server took it. */
  readonly onDone?: ((result: Result, sent: Values) => void) | undefined;
  /** Answers true when it shows the refusal itself. */
  readonly onRefused?: ((thrown: unknown) => boolean) | undefined;
  /** Fields of refusals that the server pins to none. */
  readonly fieldOfError?: Partial<Record<ErrorName, keyof Values & string>> | undefined;
  /** Said where the server fails without saying why. */
  readonly failed?: string | undefined;
  readonly onChange?: ((values: Values) => void) | undefined;
  /** Whether leaving it half filled in is asked about. @default all but calls that anybody may make */
  readonly guarded?: boolean | undefined;
  /** Passwords among its fields: a draft keeps everything else. Without them a form that has passwords keeps nothing. */
  readonly secrets?: readonly (keyof Values & string)[] | undefined;
}

export interface Form<Values extends object, Result = unknown> {
  readonly values: Values;
  /** `<TextField label={…} field={form.field('name')} />` */
  readonly field: BindField<Values>;
  /** Changes several values at once. */
  change(part: Partial<Values>): void;
  /** While the server is being asked. */
  readonly pending: boolean;
  /** Something was changed and is not saved. */
  readonly dirty: boolean;
  /** The form started with what was typed and not saved before. */
  readonly restored: boolean;
  /** For leaving the form alone, as a dialog does. */
  readonly unsaved: Unsaved;
  /** What is wrong with the form as a whole, or with something that no field shows. */
  readonly note: string | null;
  /** Asked over the form: what to do about somebody else's change of the record. */
  readonly question: ReactNode;
  /** Where something is wrong, once sending was tried. */
  readonly issuePaths: readonly string[];
  /** Sends the form once: nothing more is sent until it is answered, nor after it was taken until something changes. */
  submit(onDone?: (result: Result, sent: Values) => void): void;
  /** Starts over, with other values or with those on the screen. */
  reset(values?: Values): void;
  /** Back to what it started with, without what was restored. */
  forget(): void;
  /** For the form element. */
  readonly element: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent) => void;
    readonly noValidate: true;
  };
}

/** Only a form that is being edited is sent. */
type Phase = 'editing' | 'sending' | 'taken';

/** A form over a call of the contract: values, issues beside their fields, one submit at a time. */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>): Form<Values, Result> {
  const { call, check, onDone, onRefused, fieldOfError, failed, onChange, secrets = [] } = options;
  const { guarded = call.guarded } = options;
  const t = useT(formMessages);
  const { toast } = useToast();
  const [start, setStart] = useState(options.initial);
  const [draftName] = useState(() => call.draftName(start, secrets));
  const draft = useDraft(draftName);
  const { edited } = call;
  const [kept, setKept] = useState(() => keptValues(start, edited ? edited.unpack(start, draft.read()) : draft.read()));
  const [words] = useState(() => new Map<string, FieldWords>());
  const [values, setValues] = useState(kept ?? start);
  const [attempted, setAttempted] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [pending, setPending] = useState(false);
  const { ref, nothingMarked, focusFirstInvalid } = useFocusFirstInvalid();
  // Ahead of the state: two events between two renders see each other.
  const latest = useRef(values);
  const phase = useRef<Phase>('editing');
  const unsaved = useUnsaved(guarded, {
    isDirty: () => phase.current !== 'taken' && !sameValues(latest.current, start),
    discard: () => {
      draft.drop();
      phase.current = 'taken';
    },
  });

  const show = (next: Values) => {
    latest.current = next;
    if (phase.current === 'taken') phase.current = 'editing';
    setValues(next);
    setRefusal(null);
  };
  const edit = (next: Values) => {
    show(next);
    const typed = { ...next };
    for (const name of secrets) typed[name] = start[name];
    if (sameValues(typed, start)) draft.drop();
    else draft.keep(edited ? edited.pack(typed) : typed);
    onChange?.(next);
  };
  const reset = (next: Values = latest.current) => {
    show(next);
    setStart(next);
    setKept(null);
    setAttempted(false);
    draft.drop();
  };

  const refuse = (refused: Refusal | null) => {
    // The page was left before the answer came: nobody would see the form's own note.
    if (ref.current === null && refused) toast({ tone: 'danger', message: refused.message });
    setRefusal(refused);
    focusFirstInvalid();
  };
  const send = async (run: (form: SentForm<Values>) => Promise<Result>, done: typeof onDone) => {
    let sent = latest.current;
    const rebase = (from: Values, shown: Values) => {
      sent = shown;
      setStart(from);
      edit(shown);
    };
    phase.current = 'sending';
    setPending(true);
    try {
      const result = await run({ words, rebase });
      phase.current = latest.current === sent ? 'taken' : 'editing';
      if (phase.current === 'taken') draft.drop();
      done?.(result, sent);
    } catch (thrown) {
      phase.current = 'editing';
      if (thrown instanceof LeftUnsent) focusFirstInvalid();
      else if (!onRefused?.(thrown)) refuse(refusalOf(thrown, fieldOfError, failed));
    } finally {
      setPending(false);
    }
  };
  const submit = (done = onDone) => {
    if (phase.current !== 'editing') return;
    const prepared = call.prepare(latest.current);
    setAttempted(true);
    setRefusal(null);
    if (prepared.issues || issuesOf(prepared, check?.(latest.current)).size > 0) focusFirstInvalid();
    else void send(prepared.send, done);
  };

  const issues = attempted ? issuesOf(call.prepare(values), check?.(values)) : noIssues;
  const refusedAt = (path: string): FieldIssue | undefined =>
    refusal?.field === path ? { kind: 'message', message: refusal.message } : undefined;
  const facts = {
    issueAt: (path: string) => issues.get(path) ?? refusedAt(path) ?? lost(path),
    rulesAt: call.rulesOf,
    describe: (path: string, described: FieldWords) => void words.set(path, described),
  };
  const lost = (path: string): FieldIssue | undefined =>
    kept && secrets.some((name) => name === path && values[name] === start[name])
      ? { kind: 'message', message: t('form.secret.again') }
      : undefined;
  const unshown = nothingMarked && issues.size > 0 ? t('form.unsendable') : null;
  return {
    values,
    field: (key) => bindField(facts, key, values[key], (next) => edit({ ...latest.current, [key]: next })),
    change: (part) => edit({ ...latest.current, ...part }),
    pending,
    dirty: values !== start,
    restored: kept !== null,
    unsaved,
    note: refusal && (refusal.field === null || nothingMarked) ? refusal.message : unshown,
    question: edited?.question,
    issuePaths: [...issues.keys()],
    submit,
    reset,
    forget: () => {
      reset(start);
      onChange?.(start);
    },
    element: {
      ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
  };
}

const noIssues: ReadonlyMap<string, FieldIssue> = new Map();
