import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { BrandMark } from '../../kit/page/BrandMark';
import { registerAddress } from '../SiteHeader';
import { siteMessages } from '../site.messages';
import { useSiteT } from '../site-language';
import { ActLink, folded, narrow } from '../site-styles';
import { PhoneDrawing } from './drawings/PhoneDrawing';
import { PlanDrawing } from './drawings/PlanDrawing';
import { ReportDrawing } from './drawings/ReportDrawing';
import { homeMessages } from './home.messages';
import { Wrap } from './home-styles';

/** What it is, for whom, how it looks, and the one act. */
export function Hero() {
  const t = useSiteT(homeMessages);
  const site = useSiteT(siteMessages);
  return (
    <Band>
      <Middle>
        <Eyebrow>{t('home.eyebrow')}</Eyebrow>
        <h1>{t('home.promise')}</h1>
        <Lead data-keep>{t('home.lead')}</Lead>
        <Acts>
          <ActLink data-look="primary" data-size="large" href={registerAddress} data-act="register">
            {site('site.register')}
          </ActLink>
          <ActLink data-size="large" href="#demo" data-only="demo">
            {t('home.demo')}
          </ActLink>
          <ActLink data-size="large" href="#product" data-only="real">
            {t('home.more')}
          </ActLink>
        </Acts>
        <Under>{t('home.under')}</Under>
        <Stage>
          <HeatWindow />
          <Phone>
            <PhoneDrawing />
          </Phone>
          <Paper>
            <ReportDrawing />
          </Paper>
          <Note>{t('home.pictures')}</Note>
        </Stage>
      </Middle>
    </Band>
  );
}

const ranges = ['today', 'week', 'month', 'quarter'] as const;
const top = [
  ['MY0001', 100, 'home.window.top.1'],
  ['MY0002', 100, 'home.window.top.2'],
  ['MY0011', 100, 'home.window.top.3'],
  ['MY0005', 96, 'home.window.top.4'],
] as const;

/** The heat map as the console shows it; what it says is a picture of words, not something to press. */
function HeatWindow() {
  const t = useSiteT(homeMessages);
  return (
    <Window>
      <Bar>
        <BrandMark size={22} />
        <strong>{t('home.window')}</strong>
        <span>{t('home.window.place')}</span>
        <Range>{t('home.window.quarter')}</Range>
      </Bar>
      <Body>
        <Ranges>
          <span>{t('home.window.ranges')}</span>
          {ranges.map((range) => (
            <b key={range}>{t(`home.window.${range}`)}</b>
          ))}
        </Ranges>
        <div>
          <Tools>{t('home.window.sum')}</Tools>
          <PlanDrawing />
          <Legend />
        </div>
        <Top>
          <strong>{t('home.window.top')}</strong>
          {top.map(([code, count, name]) => (
            <div key={code}>
              <strong>{code}</strong>
              <span>{t('home.window.caught', { count })}</span>
              <small>{t(name)}</small>
            </div>
          ))}
        </Top>
      </Body>
    </Window>
  );
}

const ramp = ['#fff1d6', '#ffd590', '#fba35a', '#e5663f', '#b8344c', '#7a1c53', '#3b0f40'];

function Legend() {
  const t = useSiteT(homeMessages);
  return (
    <Tools as="div">
      {t('home.window.few')}
      <svg width="180" height="10" aria-hidden="true">
        <defs>
          <linearGradient id="ramp">
            {ramp.map((colour, at) => (
              <stop key={colour} offset={at / (ramp.length - 1)} stopColor={colour} />
            ))}
          </linearGradient>
        </defs>
        <rect width="180" height="10" rx="5" fill="url(#ramp)" />
      </svg>
      {t('home.window.many')}
      <svg width="30" height="14" aria-hidden="true">
        <circle cx="23" cy="7" r="4.5" fill="#1d211f" stroke="#fff" />
      </svg>
      {t('home.window.lamp')}
      <svg width="22" height="14" aria-hidden="true">
        <circle cx="15" cy="7" r="4.5" fill="#fff" stroke="#1d211f" strokeWidth="1.5" />
      </svg>
      {t('home.window.trap')}
    </Tools>
  );
}

const Band = styled.section`
  position: relative;
  overflow: hidden;
  background: linear-gradient(${token.color.surfaceSunken} 55%, ${token.color.surface});

  &::before {
    position: absolute;
    inset: 0;
    background: radial-gradient(circle at 1px 1px, light-dark(#cfccc4, #323935) 1px, transparent 1.5px) 0 0 / 24px 24px;
    mask: linear-gradient(transparent 25%, #000 55%, transparent 96%);
    content: '';
  }
`;

const Middle = styled(Wrap)`
  position: relative;
  padding-block: 80px 36px;
  text-align: center;

  h1 {
    margin: 14px 0 20px;
    font-size: clamp(36px, 5.6vw, 60px);
    line-height: 1.16;
  }
  h1:lang(zh) {
    white-space: nowrap;
    letter-spacing: 0.01em;
  }
  h1:not(:lang(zh)) {
    letter-spacing: -0.015em;
  }
  ${narrow} {
    padding-block: 44px 20px;

    h1 {
      margin: 10px 0 14px;
      font-size: min(32px, 8vw);
    }
    h1:not(:lang(zh)) {
      font-size: 32px;
    }
  }
`;

const Eyebrow = styled.p`
  color: ${token.color.textMuted};
  font-weight: 500;
`;

const Lead = styled.p`
  max-width: 680px;
  margin: 0 auto 28px;
  color: ${token.color.textMuted};
  font-size: 18px;
  line-height: 1.65;
  text-wrap: balance;

  ${narrow} {
    margin-block-end: 24px;
    font-size: 16px;
  }
`;

const Acts = styled.p`
  display: flex;
  justify-content: center;
  gap: 12px;

  ${narrow} {
    flex-direction: column;
  }
`;

const Under = styled.p`
  margin-block-start: 14px;
  color: ${token.color.textMuted};
  font-size: 13px;
`;

const Stage = styled.div`
  position: relative;
  height: 650px;
  margin-block-start: 52px;
  text-align: start;

  ${folded} {
    height: 690px;
  }
  ${narrow} {
    height: 500px;
    margin-block-start: 32px;
  }
  @media print {
    break-inside: avoid;
  }
`;

const Window = styled.div`
  position: absolute;
  inset: 0 92px auto;
  height: 518px;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: 12px;
  background: ${token.color.surface};
  box-shadow:
    0 24px 64px -12px rgba(16, 32, 24, 0.26),
    0 2px 6px rgba(16, 32, 24, 0.06);
  font-size: 13px;

  ${folded} {
    inset-inline: 0;
  }
  ${narrow} {
    height: 306px;
    border-radius: 10px;
  }
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 48px;
  padding: 0 20px;
  border-bottom: 1px solid ${token.color.border};
  color: ${token.color.textMuted};
  white-space: nowrap;

  strong {
    color: ${token.color.text};
    font-size: 14px;
  }
  ${narrow} {
    height: 40px;
    padding: 0 12px;

    > span:not(:last-child) {
      display: none;
    }
  }
`;

const Range = styled.span`
  margin-inline-start: auto;
  padding: 2px 8px;
  border-radius: 999px;
  background: ${token.color.accentSoft};
  color: ${token.color.accent};
  font-size: 12px;
  font-weight: 500;
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr) 204px;
  gap: 24px 30px;
  padding: 20px 28px 0 20px;

  ${folded} {
    display: block;
  }
  ${narrow} {
    padding: 10px;
  }
`;

const Ranges = styled.div`
  display: grid;
  gap: 2px;
  align-content: start;

  > * {
    padding: 5px 10px;
    border-radius: 6px;
    font-weight: 400;
  }
  span {
    color: ${token.color.textMuted};
    font-size: 12px;
  }
  b:last-child {
    background: ${token.color.accentSoft};
    color: ${token.color.accent};
    font-weight: 500;
  }
  ${folded} {
    display: none;
  }
`;

const Tools = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block: 0 12px;
  white-space: nowrap;

  &:not(p) {
    margin-block: 16px 0;
    color: ${token.color.textMuted};
  }
  ${narrow} {
    display: none;
  }
`;

const Top = styled.div`
  white-space: nowrap;

  > div {
    display: grid;
    grid-template-columns: 1fr auto;
    padding: 7px 0 6px;
    border-bottom: 2px solid ${token.color.accent};
    font-variant-numeric: tabular-nums;
  }
  > strong {
    display: block;
    margin-block-end: 8px;
    font-size: 14px;
  }
  small {
    color: ${token.color.textMuted};
    font-size: 12px;
  }
  ${folded} {
    display: none;
  }
`;

const Phone = styled.div`
  position: absolute;
  inset: auto auto 28px 0;
  width: 236px;
  filter: drop-shadow(0 18px 32px rgba(16, 32, 24, 0.24));

  ${folded} {
    left: 24px;
    width: 190px;
  }
  ${narrow} {
    left: 8px;
    width: 160px;
  }
`;

const Paper = styled(Phone)`
  inset: auto 0 28px auto;
  width: 250px;

  ${folded} {
    inset: auto 24px 28px auto;
    width: 220px;
  }
  ${narrow} {
    inset: auto 4px 34px auto;
    width: min(170px, 47%);
  }
`;

const Note = styled.p`
  position: absolute;
  inset: auto 0 0;
  color: ${token.color.textMuted};
  font-size: 12px;
  text-align: center;
`;
