import { Dialog } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { publicSizes } from '../../kit/page/PublicPage';
import { AuthForms, type AuthFormsProps } from './AuthForms';
import { authMessages } from './auth.messages';

export interface LoginDialogProps extends AuthFormsProps {
  readonly onClose: () => void;
}

/** Logging in and registering over the public site. */
export function LoginDialog({ onClose, ...forms }: LoginDialogProps) {
  const t = useT(authMessages);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content style={width}>
        <Dialog.Header>{t(`auth.title.${forms.mode}`)}</Dialog.Header>
        <Dialog.Body>
          <Sized>
            <AuthForms {...forms} />
          </Sized>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  );
}

/** As drawn; on a phone the dialog fills the window by itself. */
const width = { maxWidth: '440px' } as const;

const Sized = styled.div`
  ${publicSizes}
`;
