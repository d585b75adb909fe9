import type { AccountSummary } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, FailureState, LoadingState, Section, Stack, Table, Text, useFormat } from 'pest-ui';
import { useState } from 'react';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { isHead } from '../../base/is-head';
import { useAccount, useCan } from '../../base/session';
import { DialogButton } from '../../kit/form/DialogButton';
import { SessionList } from '../auth/sessions/SessionList';
import { EndSessionsDialog, ResetFactorDialog, UnbindDialog } from './AccountActs';
import { accountMessages } from './account.messages';

/** Where an account is signed in now, and when it was. */
export function SignInsTab({ account }: { readonly account: AccountSummary }) {
  const t = useT(accountMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const can = useCan();
  const head = isHead(useAccount());
  const { data, error, refetch } = useCall('account.signIns', { id: account.id });
  const [ending, setEnding] = useState(false);
  const [resetting, setResetting] = useState(false);
  if (error) return <FailureState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const { sessions, signIns } = data;
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Text weight="semibold">
          {sessions.length === 0
            ? t('account.signIns.noSessions')
            : t('account.signIns.sessions', { count: sessions.length })}
        </Text>
        <SessionList sessions={sessions} />
        {sessions.length > 0 && account.changeable && can(rights.accountEndSessions) && (
          <div>
            <Button onClick={() => setEnding(true)}>{t('account.end')}</Button>
          </div>
        )}
      </Stack>
      {(data.secondFactor || data.passkeys > 0) && (
        <Stack gap={2}>
          <Text weight="semibold">
            {format.parts([
              data.secondFactor ? t('account.factor') : '',
              data.passkeys > 0 ? t('account.passkeys', { count: data.passkeys }) : '',
            ])}
          </Text>
          {account.changeable && head && (
            <div>
              <Button onClick={() => setResetting(true)}>{t('account.factor.reset')}</Button>
            </div>
          )}
        </Stack>
      )}
      {data.companyIdentity && (
        <Stack gap={2}>
          <Text weight="semibold">{t('account.identity', { name: data.companyIdentity.name })}</Text>
          <Text size="sm" tone="muted">
            {format.parts([
              t('account.identity.bound', { time: format.dateTime(data.companyIdentity.boundAt) }),
              t('account.identity.used', { time: format.dateTime(data.companyIdentity.lastUsedAt) }),
            ])}
          </Text>
          {head && (
            <div>
              <DialogButton dialog={(onClose) => <UnbindDialog account={account} onClose={onClose} />}>
                {t('account.identity.unbind')}
              </DialogButton>
            </div>
          )}
        </Stack>
      )}
      <Section title={t('account.signIns.list')}>
        {signIns.length === 0 ? (
          <Text tone="muted">{t('account.signIns.none')}</Text>
        ) : (
          <Table
            label={t('account.signIns.list')}
            rows={signIns}
            rowKey={({ at }) => at}
            columns={[
              { id: 'at', header: common('common.time'), cell: ({ at }) => format.dateTime(at) },
              { id: 'address', header: t('account.signIns.address'), cell: ({ address }) => address },
            ]}
          />
        )}
      </Section>
      {resetting && <ResetFactorDialog account={account} onClose={() => setResetting(false)} />}
      {ending && <EndSessionsDialog account={account} onClose={() => setEnding(false)} />}
    </Stack>
  );
}
