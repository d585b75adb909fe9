import { FailureState, LoadingState, Row, Stack, Text } from 'pest-ui';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { DialogButton } from '../../kit/form/DialogButton';
import { securityMessages } from './security.messages';
import { SessionList } from './sessions/SessionList';

/** Where the own account is signed in; each place is ended by itself, or all others at once. */
export function OwnSessions() {
  const t = useT(securityMessages);
  const { data, error, refetch } = useCall('auth.sessions', {});
  if (!data) return error ? <FailureState error={error} onRetry={() => void refetch()} /> : <LoadingState count={3} />;
  return (
    <Stack gap={3}>
      <Text as="p" tone="muted">
        {t('security.sessions.text')}
      </Text>
      <SessionList
        sessions={data}
        act={(session, device) => (
          <DialogButton
            size="sm"
            aria-label={t('security.end.of', { device })}
            dialog={(onClose) => (
              <CallDialog
                call="auth.endSession"
                request={{ id: session.id }}
                title={t('security.end.title', { device })}
                body={t('security.end.text')}
                confirmLabel={t('security.end')}
                done={t('security.end.done')}
                onClose={onClose}
              />
            )}
          >
            {t('security.end')}
          </DialogButton>
        )}
      />
      {data.length > 1 && (
        <Row justify="end">
          <DialogButton
            dialog={(onClose) => (
              <CallDialog
                call="auth.endOtherSessions"
                request={{}}
                title={t('security.others.title')}
                body={t('security.others.text')}
                confirmLabel={t('security.others')}
                done={t('security.others.done')}
                onClose={onClose}
              />
            )}
          >
            {t('security.others')}
          </DialogButton>
        </Row>
      )}
    </Stack>
  );
}
