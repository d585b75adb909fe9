import { type ReactNode, useContext } from 'react';
import { styled } from 'styled-components';
import { SiteLanguage, useSiteT } from '../site-language';
import { folded, narrow } from '../site-styles';
import { PlanPart } from './drawings/PlanDrawing';
import { homeMessages } from './home.messages';
import { inverse, Part, PartHead, Wrap } from './home-styles';

const widgets = [
  [
    'HeatMap',
    'home.embed.heatMap',
    'M10 17c-3.3 0-5.5-2.2-5.5-5.2C4.5 8 8 7 8.5 3c3 1.5 3.5 4 3.3 5.7.7-.3 1.2-1 1.4-1.7 1.5 1.3 2.3 3 2.3 4.8 0 3-2.2 5.2-5.5 5.2Z',
  ],
  ['FloorPlanEditor', 'home.embed.floorPlan', 'M3.5 3.5h13v13h-13zM3.5 10H8m3 0h5.5M10 16.5V13m0-3V3.5'],
  ['ReportBuilder', 'home.embed.report', 'M5 3h7l3.5 3.5V17H5zM12 3v3.5h3.5M7.5 10h5M7.5 13h5'],
  ['StockBell', 'home.embed.stock', 'M5 14V9a5 5 0 0 1 10 0v5l1.5 1.5h-13L5 14Zm3 1.5a2 2 0 0 0 4 0'],
  [
    'InspectionTemplateEditor',
    'home.embed.template',
    'M5 4h10v13H5zM8 2.8h4V5H8zM7.5 9l1 1 1.5-2M11.5 9.5h1.5M7.5 13l1 1 1.5-2M11.5 13.5h1.5',
  ],
] as const;

/** A widget on somebody else's page, in ten lines that run. */
export function Embedding() {
  const t = useSiteT(homeMessages);
  return (
    <Part id="developers" $ground="inverse">
      <Wrap>
        <PartHead $inverse>
          <h2>{t('home.embed.title')}</h2>
          <p data-keep>{t('home.embed.text')}</p>
        </PartHead>
        <Beside>
          <Sample />
          <Result>
            <strong>{t('home.embed.line')}</strong>
            <PlanPart view="690 308 1000 440" />
            <p>{t('home.embed.page')}</p>
          </Result>
        </Beside>
        <Widgets>
          {widgets.map(([name, title, path]) => (
            <li key={name}>
              <svg viewBox="0 0 20 20" width="22" height="22" aria-hidden="true">
                <path d={path} fill="none" stroke="currentColor" strokeWidth="1.5" />
              </svg>
              <strong>{t(title)}</strong>
              <code>{name}</code>
            </li>
          ))}
        </Widgets>
      </Wrap>
    </Part>
  );
}

/** As `pest-ui/README.md` has it. */
function Sample() {
  const t = useSiteT(homeMessages);
  const language = useContext(SiteLanguage);
  const lines: readonly ReactNode[] = [
    <Comment key="comment">{`// ${t('home.embed.comment')}`}</Comment>,
    <>
      <Keyword>import</Keyword> {'{ HeatMap, PestProvider }'} <Keyword>from</Keyword> <Text>'pest-ui'</Text>
      {';'}
    </>,
    '',
    <>
      <Keyword>export function</Keyword> <Name>WeekAtThePlant</Name>
      {'({ plan, points }) {'}
    </>,
    <>
      {'  '}
      <Keyword>return</Keyword> (
    </>,
    <>
      {'    <'}
      <Name>PestProvider</Name> locale=<Text>"{language}"</Text>
      {' theme={{ '}
      <Text>'color-accent'</Text>: <Text>'#1d4f91'</Text>
      {' }}>'}
    </>,
    <>
      {'      <'}
      <Name>HeatMap</Name>
      {' plan={plan} points={points} defaultRange='}
      <Text>"week"</Text>
      {' />'}
    </>,
    <>
      {'    </'}
      <Name>PestProvider</Name>
      {'>'}
    </>,
    '  );',
    '}',
  ];
  return (
    // It scrolls sideways, by keyboard too.
    <Code tabIndex={0} role="region" aria-label={t('home.embed.code')}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number.
        <span key={at}>
          {line}
          {'\n'}
        </span>
      ))}
    </Code>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.16fr) minmax(0, 1fr);
  gap: 24px;

  ${folded} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Code = styled.pre`
  margin: 0;
  padding: 20px 24px;
  overflow-x: auto;
  border: 1px solid ${inverse.border};
  border-radius: 12px;
  background: ${inverse.deep};
  color: #d5e6dd;
  font: 13px/1.85 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
  counter-reset: line;
  white-space: pre;

  > span::before {
    display: inline-block;
    width: 28px;
    color: #7d9a8c;
    content: counter(line);
    counter-increment: line;
  }
  &:focus-visible {
    outline-color: ${inverse.accent};
  }
  ${narrow} {
    padding: 16px;
    font-size: 12px;
    line-height: 1.75;
  }
`;

const Comment = styled.span`
  color: #9ab5a8;
`;
const Keyword = styled.span`
  color: #8cc4ff;
`;
const Text = styled.span`
  color: #f0c987;
`;
const Name = styled.span`
  color: ${inverse.accent};
`;

/** Somebody else's page: white, with a blue of its own. */
const Result = styled.div`
  display: flex;
  flex-direction: column;
  gap: 10px;
  padding: 16px;
  border-radius: 12px;
  background: #fff;
  color: #1d211f;
  font-size: 13px;

  svg {
    flex: 1;
    width: 100%;
    height: 216px;
    min-height: 0;
    border: 2px solid #1d4f91;
    border-radius: 4px;
  }
  p {
    color: #59605c;
    font-size: 12px;
  }
`;

const Widgets = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  margin-block-start: 40px;
  border-top: 1px solid ${inverse.border};

  li {
    display: grid;
    align-content: start;
    gap: 4px;
    min-width: 0;
    padding: 20px 20px 0 0;
  }
  svg {
    margin-block-end: 6px;
    color: ${inverse.accent};
  }
  code {
    color: ${inverse.muted};
    font: 12px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    overflow-wrap: anywhere;
  }
  ${folded} {
    grid-template-columns: 1fr 1fr;
  }
`;
