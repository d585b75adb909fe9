import { planWords } from 'pest-sdk';
import { Button, Skeleton, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useAccount } from '../../base/session';
import { accountMessages } from './account.messages';
import { type AccountNumber, seatedStaff } from './quota';

export interface QuotaBandProps {
  /** Undefined until it is known. */
  readonly number: AccountNumber | undefined;
  readonly onMore: () => void;
}

/** How many accounts there may be, how many there are, and where more come from. */
export function QuotaBand({ number, onMore }: QuotaBandProps) {
  const t = useT(accountMessages);
  const { role } = useAccount();
  if (!number) {
    return (
      <Band>
        <Skeleton width="220px" height="44px" />
      </Band>
    );
  }
  return (
    <Band>
      <Quota label={t(role === 'customer' ? 'account.quota.sub' : 'account.quota.accounts')} quota={number} />
      {number.serviceStaff.limit !== null && <Quota label={t('account.quota.service')} quota={seatedStaff(number)} />}
      <Source>
        <Plans plans={number.plans} />
        <Button size="sm" variant="ghost" onClick={onMore}>
          {t('account.quota.more')}
        </Button>
      </Source>
    </Band>
  );
}

function Plans({ plans }: Pick<AccountNumber, 'plans'>) {
  const t = useT(accountMessages);
  const format = useFormat();
  const ends = plans.flatMap(({ endsAt }) => endsAt ?? []).sort();
  const names = format.parts(plans.map(({ plan }) => planWords[plan][language]));
  const [first] = ends;
  return (
    <Text size="sm" tone="muted">
      {first === undefined ? names : t('account.quota.until', { plans: names, day: format.day(first) })}
    </Text>
  );
}

interface QuotaProps {
  readonly label: string;
  readonly quota: Pick<AccountNumber, 'limit' | 'used' | 'available'>;
}

function Quota({ label, quota: { limit, used, available } }: QuotaProps) {
  const t = useT(accountMessages);
  const { number } = useFormat();
  return (
    <Figure>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Numbers>
        <strong>{number(used)}</strong>
        {limit === null ? t('account.quota.unlimited') : t('account.quota.of', { limit, available: available ?? 0 })}
      </Numbers>
      {limit !== null && (
        <Track aria-hidden="true" data-full={available === 0 || undefined}>
          <span style={{ width: `${Math.min(100, limit === 0 ? 100 : (used / limit) * 100)}%` }} />
        </Track>
      )}
    </Figure>
  );
}

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[3]} clamp(16px, 4vw, 32px);
  margin: 0 calc(-1 * var(--_pest-page-inset, 0px));
  padding: ${token.space[2]} var(--_pest-page-inset, 0px) ${token.space[4]};
  border-block-end: 1px solid ${token.color.borderSoft};

  /* Its figures and the plan below them, before they are known too. */
  @media (max-width: 640px) {
    align-content: end;
    min-height: 152px;
  }
`;

const Figure = styled.div`
  display: grid;
  flex: 0 1 220px;
  gap: ${token.space[1]};

  @media (max-width: 640px) {
    flex: 1 1 120px;
  }
`;

const Numbers = styled.p`
  margin: 0;
  font-size: ${token.fontSize.sm};
  color: ${token.color.textMuted};
  font-variant-numeric: tabular-nums;

  strong {
    margin-inline-end: 6px;
    color: ${token.color.text};
    font-size: ${token.fontSize.xl};
    font-weight: ${token.fontWeight.semibold};
    line-height: 24px;
  }
`;

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${token.radius.sm};
  background: ${token.color.border};

  span {
    display: block;
    height: 100%;
    background: ${token.color.accent};
  }
  &[data-full] span {
    background: ${token.color.markWarning};
  }
`;

const Source = styled.div`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
`;
