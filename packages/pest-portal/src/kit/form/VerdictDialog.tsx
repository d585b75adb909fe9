import { Button } from 'pest-ui';
import type { ReactNode } from 'react';
import { useT } from '../../base/i18n';
import { FormDialog, type FormDialogProps } from './FormDialog';
import { formMessages } from './form.messages';
import { TextAreaField } from './TextField';

/** What a review decides: one of two, and why where it refuses. */
export interface Verdict<Outcome extends string> {
  readonly outcome: Outcome;
  readonly reason: string;
}

type Framed<Outcome extends string> = Omit<
  FormDialogProps<Verdict<Outcome>, unknown>,
  'submitLabel' | 'tone' | 'onSubmit' | 'otherwise' | 'children'
>;

export interface VerdictDialogProps<Outcome extends string> extends Framed<Outcome> {
  /** The acts, each by its verb; a refusal is opened first, and says why. */
  readonly approve: { readonly outcome: Outcome; readonly label: string };
  readonly refuse: {
    readonly outcome: Outcome;
    readonly label: string;
    readonly reason: string;
    readonly help: string;
  };
  /** What is decided on, and where the reason of a refusal stands. */
  readonly children: (reason: ReactNode) => ReactNode;
}

/** A review in a dialog: approved by one press, refused by two and a reason. */
export function VerdictDialog<Outcome extends string>(props: VerdictDialogProps<Outcome>) {
  const { approve, refuse, children, ...dialog } = props;
  const { form } = dialog;
  const t = useT(formMessages);
  const refusing = form.values.outcome === refuse.outcome;
  return (
    <FormDialog
      {...dialog}
      submitLabel={refusing ? refuse.label : approve.label}
      tone={refusing ? 'danger' : undefined}
      otherwise={
        <Button onClick={() => form.change({ outcome: refusing ? approve.outcome : refuse.outcome })}>
          {refusing ? t('form.verdict.back') : t('form.verdict.open', { act: refuse.label })}
        </Button>
      }
    >
      {children(refusing && <TextAreaField label={refuse.reason} help={refuse.help} field={form.field('reason')} />)}
    </FormDialog>
  );
}
