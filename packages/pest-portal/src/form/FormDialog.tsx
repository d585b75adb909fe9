import { Button, Dialog, token } from 'pest-ui';
import { type FormEvent, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useT } from '../base/i18n';
import { useFocusFirstError } from './focus-first-error';
import { formMessages } from './form.messages';

export interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** While the server is being asked. */
  readonly pending: boolean;
  /** Answers whether the form was complete; if it was not, the first field in error gets the focus. */
  readonly onSubmit: () => boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog. It stays open, with everything typed, until the host closes it. */
export function FormDialog({ title, submitLabel, pending, onSubmit, onClose, children }: FormDialogProps) {
  const t = useT(formMessages);
  const formId = useId();
  const { form, focusFirstError } = useFocusFirstError();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!onSubmit()) focusFirstError();
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Form ref={form} id={formId} onSubmit={submit} noValidate>
            {children}
          </Form>
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="secondary" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={pending}>
            {submitLabel}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};

  p {
    margin: 0;
  }
`;
