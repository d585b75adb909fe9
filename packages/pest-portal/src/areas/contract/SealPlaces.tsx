import type { ResultOf } from 'pest-sdk';
import { fetched, Stack, Text, useFormat } from 'pest-ui';
import { Suspense } from 'react';
import { useT } from '../../base/i18n';
import { contractMessages } from './contract.messages';
import { PageShape } from './PageShape';

const ContractPages = fetched(() => import('./ContractPages'), 'ContractPages');

export interface SealPlacesProps {
  readonly file: string | null;
  readonly places: ResultOf<'contract.places'> | undefined;
  readonly looking: boolean;
}

/** Where the seal will stand: in words, and on the pages themselves. */
export function SealPlaces({ file, places, looking }: SealPlacesProps) {
  const t = useT(contractMessages);
  const format = useFormat();
  const stamped = [...new Set(places?.places.map(({ page }) => page))];
  const [first] = stamped;
  return (
    <Stack gap={3}>
      <div role="status">
        {looking && (
          <Text size="xs" tone="muted">
            {t('contract.places.looking')}
          </Text>
        )}
        {!looking && places && (
          <Text as="p" size="sm">
            {t('contract.places', {
              pages: format.list(stamped.map(String)),
              count: places.places.length,
              all: places.pages,
              keyword: places.keyword,
            })}
          </Text>
        )}
      </div>
      {/* Of the height of what comes. */}
      {looking && <PageShape label={t('contract.places.looking')} places={[]} />}
      {!looking && places && file !== null && first !== undefined && (
        <Suspense
          fallback={
            <PageShape
              label={t('contract.page.picture', { page: first })}
              places={places.places.filter(({ page }) => page === first)}
            />
          }
        >
          <ContractPages key={file} file={file} {...places} />
        </Suspense>
      )}
    </Stack>
  );
}
