import { useQuery } from '@tanstack/react-query';
import { serviceAgreement, serviceAgreementVersion as version } from 'pest-sdk';
import { Button, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { PublicCard, PublicPage } from '../../page/PublicPage';
import { orderMessages } from './order.messages';
import { plansQuery } from './order.queries';

/** `/agreement`: what a buyer accepts. It is there without the server too; who sells, and since when, is told by it. */
export function AgreementScreen() {
  const t = useT(orderMessages);
  const { data } = useQuery(plansQuery);
  const day = data?.agreementDay;
  return (
    <PublicPage
      title={t('order.agreement')}
      lead={day ? t('order.agreement.versionFrom', { version, day }) : t('order.agreement.version', { version })}
      width="text"
      beside={<Button onClick={() => window.print()}>{t('order.agreement.print')}</Button>}
    >
      <PublicCard>
        {data?.seller && <p>{t('order.agreement.seller', { seller: data.seller })}</p>}
        <Sections>
          {serviceAgreement[language].map(({ title, paragraphs }) => (
            <li key={title}>
              <h2>{title}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </li>
          ))}
        </Sections>
      </PublicCard>
    </PublicPage>
  );
}

const Sections = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: section;
  line-height: 1.75;

  li {
    counter-increment: section;
  }
  h2 {
    margin: ${token.space[6]} 0 ${token.space[2]};
    font-size: ${token.fontSize.lg};
  }
  h2::before {
    content: counter(section) '. ';
  }
  p {
    margin: 0 0 ${token.space[2]};
  }
  @media print {
    color: #000;
  }
`;
