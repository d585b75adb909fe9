import { token } from 'pest-ui';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { useSiteT } from '../site-language';
import { folded } from '../site-styles';
import { PlanPart } from './drawings/PlanDrawing';
import { ReportAgain } from './drawings/ReportDrawing';
import { ActionDrawing, ReadingDrawing, ThresholdDrawing } from './drawings/StepDrawings';
import { homeMessages } from './home.messages';
import { Part, PartHead, Wrap } from './home-styles';

const drawings: readonly (readonly [1 | 2 | 3 | 4 | 5, ComponentType])[] = [
  [1, ReadingDrawing],
  [2, ChangingRoom],
  [3, ThresholdDrawing],
  [4, ActionDrawing],
  [5, ReportPage],
];

/** One reading in five steps. */
export function Way() {
  const t = useSiteT(homeMessages);
  return (
    <Part $ground="sunken">
      <Wrap>
        <PartHead>
          <h2>{t('home.way.title')}</h2>
          <p data-keep>{t('home.way.text')}</p>
        </PartHead>
        <Steps>
          {drawings.map(([step, Drawing]) => (
            <li key={step}>
              <Box>
                <Drawing />
              </Box>
              <When>
                <i aria-hidden="true">{String(step)}</i>
                <span>{t(`home.way.${step}.when`)}</span>
              </When>
              <h3>{t(`home.way.${step}.title`)}</h3>
              <p>{t(`home.way.${step}.text`)}</p>
            </li>
          ))}
        </Steps>
      </Wrap>
    </Part>
  );
}

function ChangingRoom() {
  return <PlanPart view="150 190 620 505" />;
}

function ReportPage() {
  return (
    <Sheet>
      <ReportAgain />
    </Sheet>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: 20px;

  li {
    position: relative;
    break-inside: avoid;
  }
  /* From one number to the next. */
  li:not(:last-child)::after {
    position: absolute;
    inset: 209px -34px auto 14px;
    height: 2px;
    background: light-dark(#b9d9ca, #2b5546);
    content: '';
  }
  h3 {
    margin-block-end: 4px;
    font-size: 16px;
  }
  p {
    color: ${token.color.textMuted};
    line-height: 1.6;
  }
  ${folded} {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;

    li::after {
      display: none;
    }
  }
`;

/** Drawn on paper in either scheme. */
const Box = styled.div`
  display: grid;
  height: 176px;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: 8px;
  background: #fff;

  > svg {
    width: 100%;
    height: 174px;
  }
`;

const Sheet = styled.div`
  padding: 14px 26px 0;
  background: #efeeeb;

  svg {
    width: min(100%, 300px);
    margin-inline: auto;
    box-shadow: 0 4px 16px rgba(16, 20, 18, 0.16);
  }
`;

const When = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 10px;
  margin: 20px 0 10px;

  i {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: ${token.color.accent};
    color: ${token.color.accentText};
    font-size: 13px;
    font-style: normal;
    font-weight: 600;
  }
  span {
    padding-inline-end: 8px;
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    font-size: 12px;
  }
`;
