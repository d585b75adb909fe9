import { type SheetRow, taskPlaceWords } from 'pest-sdk';
import { token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { placesOf, progressByPlace, progressOf } from '../sheet-progress';
import { sheetMessages } from './sheet.messages';

/** How far the visit is: a bar, the figure, and each place by itself, as the submission asks for both. */
export function SheetProgress({ rows }: { readonly rows: readonly SheetRow[] }) {
  const t = useT(sheetMessages);

  const { done, due } = progressOf(rows);
  const byPlace = progressByPlace(rows);
  const places = placesOf(rows);
  return (
    <div>
      <Line>
        <Figure>{t('inspection.progress.of', { done, due })}</Figure>
        {places.length > 1 && (
          <Places>
            {places.map((place) => (
              <span key={place}>
                {t('inspection.progress.place', { place: taskPlaceWords[place][language], ...byPlace[place] })}
              </span>
            ))}
          </Places>
        )}
      </Line>
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

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[3]};
`;

const Figure = styled.strong`
  font-size: ${token.fontSize.xl};
  font-variant-numeric: tabular-nums;
`;

const Places = styled.span`
  display: flex;
  gap: ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
  font-variant-numeric: tabular-nums;
`;

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
