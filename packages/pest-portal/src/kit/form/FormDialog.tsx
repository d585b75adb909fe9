import { Button, Dialog, type DialogContentProps, token } from 'pest-ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { leave } from '../../base/leaving';
import { FormNote } from './FormNote';
import type { Form } from './useForm';

export interface FormDialogProps<Values extends object, Result> {
  readonly form: Form<Values, Result>;
  readonly title: string;
  /** @default "Save" */
  readonly submitLabel?: string | undefined;
  /** What it does cannot be undone, or refuses something. */
  readonly tone?: 'danger' | undefined;
  /** What its own button decides, said just before it is sent. */
  readonly onSubmit?: (() => void) | undefined;
  /** What else can be decided, beside sending it. */
  readonly otherwise?: ReactNode;
  /** What it decides about was read. @default true */
  readonly ready?: boolean | undefined;
  readonly onClose: () => void;
  readonly size?: DialogContentProps['size'];
  readonly children: ReactNode;
}

/** A form in a dialog. It stays open, with everything typed, until the host closes it; leaving it half filled in is asked about. */
export function FormDialog<Values extends object, Result>(props: FormDialogProps<Values, Result>) {
  const { form, title, submitLabel, tone, onSubmit, otherwise, ready = true, size, children } = props;
  const t = useT(commonMessages);
  const formId = useId();
  const close = () => leave(props.onClose, form.unsaved);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Content size={size}>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <FormElement {...form.element} id={formId} onSubmitCapture={onSubmit}>
            <FormNote form={form} />
            {children}
          </FormElement>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={close}>
            {t('common.cancel')}
          </Button>
          {otherwise}
          <Button type="submit" form={formId} variant={tone ?? 'primary'} loading={form.pending} disabled={!ready}>
            {submitLabel ?? t('common.save')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const FormElement = styled.form`
  display: grid;
  gap: ${token.space[4]};

  p {
    margin: 0;
  }
`;
