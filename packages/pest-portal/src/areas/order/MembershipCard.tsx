import type { Membership } from 'pest-sdk';
import { daysLeft, planWords, productName } from 'pest-sdk';
import { Button, FailureState, Row, Skeleton, StatusDot, Text, token, useFormat } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Link, useNavigate } from '../../base/links';
import { PublicCard } from '../../kit/page/PublicPage';
import { membershipMessages } from './membership.messages';
import { PhotosDueDialog } from './PhotosDueDialog';

/** From here on, what is used up asks for somebody. */
const nearlyFull = 0.9;

/** About what a paying company reads here, so that what stands below does not move when it comes. */
const room = 'max(300px, 560px - 32vw)';

/** What the company's plan still allows, then what it is called and until when. */
export function MembershipCard() {
  const t = useT(membershipMessages);
  const { data, error, refetch } = useCall('membership.current', {});
  return (
    <PublicCard id="membership" aria-labelledby="membership-title">
      <h2 id="membership-title">{t('membership.title')}</h2>
      {error && <FailureState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={room} />}
      {data && <Held membership={data} />}
    </PublicCard>
  );
}

function Held({ membership }: { readonly membership: Membership }) {
  const t = useT(membershipMessages);
  const { accounts, serviceStaff, photoYears, photosDue } = membership;
  return (
    <>
      <Allowed>
        <Use label={t('membership.accounts')} {...accounts} />
        {serviceStaff.limit !== null && <Use label={t('membership.serviceStaff')} {...serviceStaff} />}
        <div>
          <Head>
            <span>{t('membership.photos')}</span>
            <span>{t('membership.photos.years', { count: photoYears })}</span>
          </Head>
          {photosDue ? <PhotosDue due={photosDue} /> : <Text tone="muted">{t('membership.photos.none')}</Text>}
        </div>
      </Allowed>
      <Terms membership={membership} />
    </>
  );
}

function Use({ label, limit, used }: { readonly label: string } & Membership['accounts']) {
  const t = useT(membershipMessages);
  const { number } = useFormat();
  const share = limit === null ? 0 : used / Math.max(1, limit);
  const left = limit === null ? 0 : Math.max(0, limit - used);
  return (
    <div>
      <Head>
        <span>{label}</span>
        <span>
          <strong>{number(used)}</strong> / {limit === null ? t('membership.unlimited') : number(limit)}
        </span>
      </Head>
      {limit !== null && (
        <>
          <Track aria-hidden="true" data-nearly-full={share >= nearlyFull || undefined}>
            <span style={{ width: `${Math.min(1, share) * 100}%` }} />
          </Track>
          <Text tone={share >= nearlyFull ? 'warning' : 'muted'}>{t('membership.left', { count: left })}</Text>
        </>
      )}
    </div>
  );
}

function PhotosDue({ due }: { readonly due: NonNullable<Membership['photosDue']> }) {
  const t = useT(membershipMessages);
  const format = useFormat();
  const [shown, setShown] = useState(false);
  return (
    <Text tone="warning">
      {t('membership.photos.due', { count: due.count, day: format.day(due.removedAt) })}{' '}
      <Button size="sm" variant="ghost" onClick={() => setShown(true)}>
        {t('membership.photos.view')}
      </Button>
      {shown && <PhotosDueDialog onClose={() => setShown(false)} />}
    </Text>
  );
}

function Terms({ membership: { terms, now } }: { readonly membership: Membership }) {
  const t = useT(membershipMessages);
  const navigate = useNavigate();
  const hasRecognition = terms.some(({ product }) => product === 'aiRecognition');
  return (
    <>
      <List>
        {terms.length === 0 && (
          <li>
            <strong>{planWords.professional[language]}</strong>
            <Text tone="muted">{t('membership.free')}</Text>
          </li>
        )}
        {terms.map((term) => (
          <Term key={term.id} term={term} now={now} />
        ))}
        {!hasRecognition && (
          <li>
            <strong>{productName('aiRecognition', language)}</strong>
            <Text tone="muted">{t('membership.recognition.none')}</Text>
            <Link to="/#contact">{t('membership.recognition.more')}</Link>
          </li>
        )}
      </List>
      <Row>
        <Button variant="primary" onClick={() => navigate('/confirmOrder')}>
          {t(terms.length === 0 ? 'membership.buy' : 'membership.renew')}
        </Button>
      </Row>
    </>
  );
}

function Term({ term, now }: { readonly term: Membership['terms'][number]; readonly now: string }) {
  const t = useT(membershipMessages);
  const format = useFormat();
  const inForce = term.startsAt <= now;
  const days = daysLeft(term, new Date(now));
  return (
    <li>
      <strong>
        {term.product === 'professional' ? planWords.professional[language] : productName(term.product, language)}
      </strong>
      <StatusDot tone={inForce ? 'success' : 'neutral'}>
        {t(inForce ? 'membership.inForce' : 'membership.ahead')}
      </StatusDot>
      <Text tone="muted">
        {term.endsAt === null
          ? t('membership.forGood')
          : t(inForce ? 'membership.until' : 'membership.fromTo', {
              from: format.day(term.startsAt),
              to: format.day(term.endsAt),
              count: days,
            })}
      </Text>
    </li>
  );
}

const Allowed = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr));
  gap: ${token.space[4]} ${token.space[6]};
  margin-block-end: ${token.space[4]};
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token.space[2]};
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 6px;
  margin-block: ${token.space[1]};
  overflow: hidden;
  border-radius: ${token.radius.pill};
  background: ${token.color.border};

  span {
    display: block;
    height: 100%;
    background: ${token.color.accent};
  }
  &[data-nearly-full] span {
    background: ${token.color.warning};
  }
`;

const List = styled.ul`
  margin: 0 0 ${token.space[4]};
  padding: 0;
  border-block-start: 1px solid ${token.color.border};
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[4]};
    padding-block: ${token.space[3]};
    border-block-end: 1px solid ${token.color.borderSoft};
  }
  strong {
    flex: 0 0 180px;
  }
  a {
    margin-inline-start: auto;
  }
`;
