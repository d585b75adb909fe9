import { Button, copyIcon, Dialog, Icon, Stack, TextInput, useToast } from 'pest-ui';
import { type ReactNode, useRef } from 'react';
import { useT } from '../../base/i18n';
import { onceMessages } from './once.messages';
import { useUnsaved } from './useUnsaved';

interface ToldOnceDialogProps {
  readonly title: string;
  /** What "copy" copies. */
  readonly text: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keys and codes that were just made, told this once: Escape and the cross only lead to the button that says they are kept. */
export function ToldOnceDialog({ title, text, onClose, children }: ToldOnceDialogProps) {
  const t = useT(onceMessages);
  const { toast } = useToast();
  const button = useRef<HTMLButtonElement>(null);
  const isKept = useRef(false);
  useUnsaved(true, { isDirty: () => !isKept.current, discard: () => undefined });
  const keep = () => {
    isKept.current = true;
    onClose();
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', message: t('once.copied') });
    } catch {
      toast({ tone: 'danger', message: t('once.copy.failed') });
    }
  };
  return (
    <Dialog.Root open onOpenChange={() => button.current?.focus()}>
      <Dialog.Content>
        <Dialog.Header>{title}</Dialog.Header>
        <Dialog.Body>
          <Stack gap={3}>{children}</Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={() => void copy()}>
            <Icon path={copyIcon} size={16} />
            {t('once.copy')}
          </Button>
          <Button ref={button} variant="primary" onClick={keep}>
            {t('once.kept')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** A key on one line, selected as a whole. */
export function ToldKey({ label, value }: { readonly label: string; readonly value: string }) {
  return <TextInput value={value} readOnly aria-label={label} onFocus={(event) => event.target.select()} />;
}
