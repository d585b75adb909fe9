import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useSiteT } from '../site-language';
import { folded } from '../site-styles';
import { OfficeDrawing, QualityDrawing, TechnicianDrawing } from './drawings/JobDrawings';
import { homeMessages } from './home.messages';
import { Part, PartHead, Wrap } from './home-styles';

const jobs = [
  ['office', OfficeDrawing],
  ['technician', TechnicianDrawing],
  ['quality', QualityDrawing],
] as const;

/** What each kind of person gets. */
export function Jobs() {
  const t = useSiteT(homeMessages);
  return (
    <Part id="product">
      <Wrap>
        <PartHead>
          <h2>{t('home.jobs.title')}</h2>
          <p data-keep>{t('home.jobs.text')}</p>
        </PartHead>
        <Cards>
          {jobs.map(([job, Drawing]) => (
            <Card key={job}>
              <Picture>
                <Drawing />
              </Picture>
              <Text>
                <h3>{t(`home.${job}.title`)}</h3>
                <p data-keep>{t(`home.${job}.text`)}</p>
                <ul>
                  {([1, 2, 3] as const).map((point) => (
                    <li key={point}>
                      <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
                        <path d="M4 10.5l4 4 8-9" fill="none" stroke="currentColor" strokeWidth="2" />
                      </svg>
                      {t(`home.${job}.${point}`)}
                    </li>
                  ))}
                </ul>
              </Text>
            </Card>
          ))}
        </Cards>
      </Wrap>
    </Part>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 24px;

  ${folded} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: 12px;
  break-inside: avoid;
`;

const Picture = styled.div`
  display: grid;
  place-items: end center;
  height: 212px;
  overflow: hidden;
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};

  svg {
    width: 100%;
    max-width: 384px;
    height: auto;
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: 12px;
  padding: 24px;

  h3 {
    font-size: 18px;
  }
  p {
    font-size: 15px;
    line-height: 1.6;
    text-wrap: balance;
  }
  li {
    display: flex;
    gap: 8px;
    margin-block-start: 8px;
    color: ${token.color.textMuted};
    line-height: 1.6;
  }
  li svg {
    flex: none;
    margin-block-start: 3px;
    color: ${token.color.accent};
  }
`;
