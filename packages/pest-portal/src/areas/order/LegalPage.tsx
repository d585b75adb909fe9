import type { LegalText, Operator } from 'pest-sdk';
import { Button, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { Link } from '../../base/links';
import { PublicCard, PublicPage } from '../../kit/page/PublicPage';
import { Values } from './OrderFacts';
import { orderMessages } from './order.messages';

const pages = { agreement: '/agreement', terms: '/terms', privacy: '/privacy' } as const;

export interface LegalPageProps {
  readonly name: keyof typeof pages;
  readonly text: LegalText;
  readonly version: string;
}

/** A text that binds: it is there without the server too; who the operator is, and since when it holds, is told by it. */
export function LegalPage({ name, text, version }: LegalPageProps) {
  const t = useT(orderMessages);
  const { data } = useCall('membership.plans', {});
  const day = data?.agreementDay;
  return (
    <PublicPage
      title={t(`order.${name}`)}
      lead={day ? t('order.agreement.versionFrom', { version, day }) : t('order.agreement.version', { version })}
      width="text"
      beside={<Button onClick={() => window.print()}>{t('order.agreement.print')}</Button>}
    >
      <PublicCard>
        {data && data.operator.name !== '' && <OperatorFacts operator={data.operator} />}
        <Sections>
          {text.map(({ title, paragraphs }) => (
            <li key={title[language]}>
              <h2>{title[language]}</h2>
              {paragraphs.map((words) => (
                <p key={words[language]}>{words[language]}</p>
              ))}
            </li>
          ))}
        </Sections>
      </PublicCard>
      <Related name={name} />
    </PublicPage>
  );
}

/** Whom one makes the agreement with, and asks. */
function OperatorFacts({ operator }: { readonly operator: Operator }) {
  const t = useT(orderMessages);
  const names = ['name', 'creditCode', 'address', 'contact'] as const;
  const known = names.filter((name) => operator[name] !== '');
  return (
    <section aria-labelledby="operator">
      <h2 id="operator">{t('order.operator')}</h2>
      <Values rows={known.map((name) => [t(`order.operator.${name}`), operator[name]] as const)} />
    </section>
  );
}

function Related({ name }: Pick<LegalPageProps, 'name'>) {
  const t = useT(orderMessages);
  const others = (['agreement', 'terms', 'privacy'] as const).filter((other) => other !== name);
  return (
    <Links aria-label={t('order.agreement.related')}>
      {others.map((other) => (
        <Link key={other} to={pages[other]}>
          {t(`order.${other}`)}
        </Link>
      ))}
    </Links>
  );
}

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[4]};
  margin-block-start: ${token.space[4]};

  @media print {
    display: none;
  }
`;

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
