import { joinParts, type Plan, plans, planWords, productWords } from 'pest-sdk';
import { token } from 'pest-ui';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { registerAddress } from '../SiteHeader';
import { SiteLanguage, useSiteT } from '../site-language';
import { ActLink, narrow } from '../site-styles';
import { homeMessages } from './home.messages';
import { Part, PartHead, unseen, Wrap } from './home-styles';

/** What it costs, as a table; as cards on a phone. Prices are filled in by the page's script, without a shift. */
export function Plans() {
  const t = useSiteT(homeMessages);
  const language = useContext(SiteLanguage);
  return (
    <Part id="plans" $ground="sunken">
      <Wrap>
        <PartHead>
          <h2>{t('home.plans.title')}</h2>
          <p data-keep>{t('home.plans.text')}</p>
        </PartHead>
        <PlanTable />
        <Cards>
          {plans.map((plan) => (
            <li key={plan}>
              <h3>{planWords[plan][language]}</h3>
              <Price plan={plan} />
              <p>
                <Included plan={plan} />
              </p>
              <PlanAct plan={plan} />
            </li>
          ))}
        </Cards>
        <Recognition />
        <Note>{t('home.plans.note')}</Note>
      </Wrap>
    </Part>
  );
}

function PlanTable() {
  const t = useSiteT(homeMessages);
  const language = useContext(SiteLanguage);
  return (
    <Table>
      <colgroup>
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          <th scope="colgroup" colSpan={3}>
            {t('home.plans.editions')}
          </th>
          <th scope="colgroup" colSpan={2}>
            {t('home.plans.memberships')}
          </th>
        </tr>
        <tr>
          <td />
          {plans.map((plan) => (
            <th key={plan} scope="col">
              {planWords[plan][language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('home.plans.price')}</th>
          {plans.map((plan) => (
            <td key={plan}>
              <Price plan={plan} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('home.plans.accounts')}</th>
          {plans.map((plan) => (
            <td key={plan}>{t(`home.plan.${plan}.people`)}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{t('home.plans.photos')}</th>
          {plans.map((plan) => (
            <td key={plan}>
              {t(plan === 'silver' || plan === 'gold' ? `home.plan.${plan}.photos` : 'home.plan.photos')}
            </td>
          ))}
        </tr>
        <tr>
          <td />
          {plans.map((plan) => (
            <td key={plan}>
              <PlanAct plan={plan} />
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}

function Included({ plan }: { readonly plan: Plan }) {
  const t = useSiteT(homeMessages);
  const language = useContext(SiteLanguage);
  const photos = t(plan === 'silver' || plan === 'gold' ? `home.plan.${plan}.photos.card` : 'home.plan.photos.card');
  return joinParts([t(`home.plan.${plan}.people`), photos], language);
}

function Price({ plan }: { readonly plan: Plan }) {
  const t = useSiteT(homeMessages);
  if (plan === 'professional') return <Amount>{t('home.plans.free')}</Amount>;
  return (
    <Amount>
      <span data-price={plan}>¥ —</span> <small>{t('home.plans.year')}</small>
    </Amount>
  );
}

/** One act a plan; until a price is known, asking for it. */
function PlanAct({ plan }: { readonly plan: Plan }) {
  const t = useSiteT(homeMessages);
  const language = useContext(SiteLanguage);
  const name = <Unseen>{planWords[plan][language]}</Unseen>;
  if (plan === 'professional') {
    return (
      <ActLink data-look="primary" href={registerAddress} data-act="register">
        {t('home.plans.register')}
        {name}
      </ActLink>
    );
  }
  return (
    <ActLink href="#contact" data-buy={plan}>
      <span data-buy-word={t('home.plans.buy')}>{t('home.plans.contact')}</span>
      {name}
    </ActLink>
  );
}

function Recognition() {
  const t = useSiteT(homeMessages);
  const language = useContext(SiteLanguage);
  return (
    <Apart>
      <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
        <path
          d="M10 6a3.4 3.4 0 0 0-3.4 3.4v3.2a3.4 3.4 0 0 0 6.8 0V9.4A3.4 3.4 0 0 0 10 6Zm0 0V4M6.6 10H3.5m3.1 3-2.6 1.5M13.4 10h3.1m-3.1 3 2.6 1.5M7.5 6.8 5.5 5m7 1.8 2-1.8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <div>
        <h3>{productWords.aiRecognition[language]}</h3> <span>{t('home.plan.aiRecognition.apart')}</span>
        <p>{t('home.plan.aiRecognition.text')}</p>
      </div>
      <div>
        <ActLink href="#contact">
          {t('home.plans.contact')}
          <Unseen>{productWords.aiRecognition[language]}</Unseen>
        </ActLink>
      </div>
    </Apart>
  );
}

const Table = styled.table`
  width: 100%;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: 12px;
  border-spacing: 0;
  background: ${token.color.surface};
  table-layout: fixed;

  col {
    width: 112px;
  }
  th,
  td {
    padding: 16px;
    border-bottom: 1px solid ${token.color.border};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  thead tr:first-child > * {
    padding-block: 10px;
    border-bottom: 1px solid ${token.color.border};
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    font-size: 12px;
  }
  thead tr:last-child > * {
    padding-block-end: 0;
    font-size: 18px;
    font-weight: 600;
  }
  tbody tr:first-child > * {
    padding-block-start: 6px;
  }
  tbody th {
    color: ${token.color.textMuted};
  }
  thead tr:first-child > :last-child,
  tr:not(:first-child) > :nth-child(5),
  tbody tr > :nth-child(5) {
    border-inline-start: 1px solid ${token.color.border};
  }
  a {
    width: 100%;
    padding-inline: 8px;
  }
  ${narrow} {
    display: none;
  }
  @media print {
    display: table;
    color: #000;

    a {
      display: none;
    }
  }
`;

const Amount = styled.span`
  font-size: 20px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  small {
    color: ${token.color.textMuted};
    font-size: 13px;
    font-weight: 400;
  }
`;

const Cards = styled.ul`
  display: none;
  gap: 12px;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 10px;
    padding: 16px;
    border: 1px solid ${token.color.border};
    border-radius: 8px;
    background: ${token.color.surfaceRaised};
  }
  h3 {
    font-size: 18px;
  }
  p {
    color: ${token.color.textMuted};
  }
  p,
  a {
    grid-column: 1 / -1;
  }
  ${narrow} {
    display: grid;
  }
  @media print {
    display: none;
  }
`;

const Apart = styled.div`
  display: grid;
  grid-template-columns: 40px 1fr auto;
  gap: 16px 20px;
  align-items: center;
  margin-block-start: 16px;
  padding: 18px 20px;
  border: 1px solid ${token.color.border};
  border-radius: 12px;
  background: ${token.color.surface};

  > svg {
    width: 40px;
    height: 40px;
    padding: 9px;
    border-radius: 8px;
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
  }
  h3 {
    display: inline;
    font-size: 14px;
  }
  h3 + span {
    margin-inline-start: 6px;
    padding: 2px 8px;
    border-radius: 999px;
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    font-size: 12px;
  }
  p {
    color: ${token.color.textMuted};
  }
  > :last-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 20px;
  }
  ${narrow} {
    grid-template-columns: 40px 1fr;

    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Note = styled.p`
  margin-block-start: 16px;
  color: ${token.color.textMuted};
  font-size: 13px;
`;

const Unseen = styled.span`
  ${unseen}
`;
