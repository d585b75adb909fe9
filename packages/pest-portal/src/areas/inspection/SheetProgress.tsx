import { type SheetRow, taskPlaceWords } from 'pest-sdk';
import { Row, Text, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { placesOf, progressByPlace, progressOf } from '../task/sheet-progress';
import { taskMessages } from '../task/task.messages';
import { sheetMessages } from './sheet.messages';

/** Progress of the task: a bar, the figure, and each place by itself, as the submission asks for both. */
export function SheetProgress({ rows }: { readonly rows: readonly SheetRow[] }) {
  const t = useT(sheetMessages);
  const field = useT(taskMessages);

  const { done, due, notReached } = progressOf(rows);
  const byPlace = progressByPlace(rows);
  const places = placesOf(rows);
  return (
    <div>
      <Row align="baseline" justify="space-between">
        <Text as="strong" size="xl" weight="semibold" numeric>
          {t('inspection.progress.of', { done, due })}
        </Text>
        {notReached > 0 && <Text tone="warning">{field('task.notReached.count', { count: notReached })}</Text>}
        {places.length > 1 && (
          <Row gap={3}>
            {places.map((place) => (
              <span key={place}>
                {t('inspection.progress.place', { place: taskPlaceWords[place][language], ...byPlace[place] })}
              </span>
            ))}
          </Row>
        )}
      </Row>
      <Track
        role="progressbar"
        aria-label={t('inspection.progress')}
        aria-valuemin={0}
        aria-valuemax={due}
        aria-valuenow={done}
        aria-valuetext={t('inspection.progress.of', { done, due })}
      >
        <Fill style={{ width: `${due === 0 ? 0 : (done / due) * 100}%` }} />
      </Track>
    </div>
  );
}

const Track = styled.div`
  height: 6px;
  margin-top: ${token.space[1]};
  border-radius: ${token.radius.pill};
  background: ${token.color.border};
  overflow: hidden;
`;

const Fill = styled.div`
  height: 100%;
  background: ${token.color.accent};

  @media (prefers-reduced-motion: no-preference) {
    transition: width ${token.motion.normal};
  }
`;
