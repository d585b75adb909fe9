import { defaultLanguage, type Language } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useSiteT } from '../site-language';
import { folded, narrow } from '../site-styles';
import { homeMessages } from './home.messages';
import { Part, PartHead, Wrap } from './home-styles';

interface DemoPerson {
  readonly name: 'officeZh' | 'officeEn' | 'technician' | 'customer';
  readonly phone: string;
  /** What the person reads. */
  readonly speaks: Language;
}

/** Company A speaks Chinese, company B English; a reader's own language comes first. */
const chinese: readonly DemoPerson[] = [
  { name: 'officeZh', phone: '13900000001', speaks: 'zh' },
  { name: 'technician', phone: '13900000003', speaks: 'zh' },
  { name: 'customer', phone: '13900000004', speaks: 'zh' },
  { name: 'officeEn', phone: '13900000007', speaks: 'en' },
];
const english: readonly DemoPerson[] = [
  { name: 'officeEn', phone: '13900000007', speaks: 'en' },
  { name: 'technician', phone: '13900000013', speaks: 'en' },
  { name: 'customer', phone: '13900000008', speaks: 'en' },
  { name: 'officeZh', phone: '13900000001', speaks: 'zh' },
];

/** Ways into the demo; seen only where the server runs with demo data. */
export function DemoPeople({ language }: { readonly language: Language }) {
  const t = useSiteT(homeMessages);
  const people = language === defaultLanguage ? chinese : english;
  return (
    <Part id="demo" data-only="demo">
      <Wrap>
        <PartHead>
          <h2>{t('home.try.title')}</h2>
          <p data-keep>{t('home.try.text')}</p>
        </PartHead>
        <People>
          {people.map(({ name, phone, speaks }) => (
            <li key={name}>
              <a href="/login" data-demo-phone={phone} data-language={speaks}>
                <strong lang={speaks}>{t(`home.try.${name}`)}</strong>
                <span lang={speaks}>{t(`home.try.${name}.text`)}</span>
                <small>{t('home.try.account', { phone })}</small>
              </a>
            </li>
          ))}
        </People>
        <Failed role="alert" data-demo-failed={t('home.try.failed')} />
      </Wrap>
    </Part>
  );
}

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 16px;

  a {
    display: grid;
    align-content: start;
    gap: 6px;
    height: 100%;
    padding: 20px;
    border: 1px solid ${token.color.borderStrong};
    border-radius: 8px;
    background: ${token.color.surfaceRaised};
    color: ${token.color.text};
    text-decoration: none;
    transition: background ${token.motion.normal};
  }
  a:hover {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }
  a[aria-busy='true'] {
    opacity: 0.6;
  }
  strong {
    color: ${token.color.accent};
    font-size: 16px;
  }
  small {
    margin-block-start: auto;
    color: ${token.color.textMuted};
    font-size: 12px;
  }
  ${folded} {
    grid-template-columns: 1fr 1fr;
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Failed = styled.p`
  margin-block-start: 12px;
  color: ${token.color.danger};

  &:empty {
    display: none;
  }
`;
