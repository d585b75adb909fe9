import type { ResultOf, SealPlace } from 'pest-sdk';
import { Stack, Text, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { contractMessages } from './contract.messages';

export interface SealPlacesProps {
  readonly places: ResultOf<'contract.places'> | undefined;
  readonly looking: boolean;
}

/** Of so many pages the shapes are drawn; the words name all. */
const pagesDrawn = 6;

/** Where the seal will stand: in words, and as dots on the pages that carry it. */
export function SealPlaces({ places, looking }: SealPlacesProps) {
  const t = useT(contractMessages);
  const format = useFormat();
  const stamped = [...new Set(places?.places.map(({ page }) => page))];
  return (
    <Stack gap={2} role="status">
      {looking && (
        <Text size="xs" tone="muted">
          {t('contract.places.looking')}
        </Text>
      )}
      {!looking && places && (
        <>
          <Text as="p" size="sm" tone="success">
            {t('contract.places', {
              pages: format.list(stamped.map(String)),
              count: places.places.length,
              all: places.pages,
              keyword: places.keyword,
            })}
          </Text>
          <Pages>
            {stamped.slice(0, pagesDrawn).map((page) => (
              <li key={page}>
                <PageShape page={page} places={places.places.filter((place) => place.page === page)} />
              </li>
            ))}
          </Pages>
        </>
      )}
    </Stack>
  );
}

function PageShape({ page, places }: { readonly page: number; readonly places: readonly SealPlace[] }) {
  const t = useT(contractMessages);
  const width = 100 * (places[0]?.pageAspect ?? 1);
  return (
    <figure>
      <svg viewBox={`0 0 ${width} 100`} aria-hidden="true">
        <rect x={0.5} y={0.5} width={width - 1} height={99} rx={2} />
        {places.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x * width} cy={y * 100} r={6} />
        ))}
      </svg>
      <figcaption>{t('contract.places.page', { page })}</figcaption>
    </figure>
  );
}

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  figure {
    display: grid;
    justify-items: center;
    gap: ${token.space[1]};
    margin: 0;
  }
  svg {
    height: 84px;
  }
  rect {
    fill: ${token.color.surface};
    stroke: ${token.color.borderStrong};
  }
  circle {
    fill: none;
    stroke: ${token.color.danger};
    stroke-width: 2.5;
  }
  figcaption {
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
  }
`;
