import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { RequestInput, SitePlace } from 'pest-sdk';
import { Button, EmptyState, FailureState, LoadingState, Notice, Row, Stack, Text, token } from 'pest-ui';
import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../../base/calls';
import { useT } from '../../../base/i18n';
import { MapFrame, type MapView } from '../../../kit/map/MapFrame';
import { mapQuery } from '../../../kit/map/map.queries';
import { zooms } from '../../../kit/map/mercator';
import { siteMarks, viewOfAll } from '../../../kit/map/site-marks';
import { ChosenSite } from './ChosenSite';
import { customerMapMessages } from './customer-map.messages';
import { type PlacedSite, placedOf, placeOf } from './placed-site';
import { SiteList, UnplacedSites } from './SiteLists';
import { SiteMarkButton } from './SiteMarkButton';

interface CustomerMapProps {
  readonly request: RequestInput<'customer.places'>;
  readonly filtered: boolean;
}

/** All sites of the list where they are, with what waits at each; those that nobody has placed stand below. */
export default function CustomerMap({ request, filtered }: CustomerMapProps) {
  const t = useT(customerMapMessages);
  const places = useQuery({ ...ask('customer.places', request), placeholderData: keepPreviousData });
  const map = useQuery(mapQuery);
  if (places.error && !places.data) return <FailureState error={places.error} onRetry={() => void places.refetch()} />;
  if (!places.data || map.isPending) return <LoadingState shape="plate" />;
  if (places.data.length === 0) return <EmptyState title={t(filtered ? 'map.noMatch' : 'map.empty')} />;
  return <Sites key={JSON.stringify(request)} places={places.data} provider={map.data?.provider ?? null} />;
}

interface SitesProps {
  readonly places: readonly SitePlace[];
  readonly provider: Parameters<typeof MapFrame>[0]['provider'];
}

/** More names than these would lie over each other. */
const mostNamed = 24;

/** A mark is near enough to tell a street. */
const street = 15;

function Sites({ places, provider }: SitesProps) {
  const t = useT(customerMapMessages);
  const placed = useMemo(() => places.flatMap(placedOf), [places]);
  const unplaced = places.filter(({ location }) => location === null);
  const [first] = useState(() => viewOfAll(placed, roomOfWindow()));
  const [view, setView] = useState<MapView | null>(first);
  const [chosen, setChosen] = useState<string | null>(null);
  const [pictures, setPictures] = useState(true);
  const room = useRef<HTMLDivElement>(null);
  const shown = placed.find(({ id }) => id === chosen);
  const show = (site: PlacedSite) => {
    setChosen(site.id);
    room.current?.scrollIntoView?.({ block: 'nearest' });
    setView((now) => ({ center: placeOf(site), zoom: Math.max(now?.zoom ?? 0, street) }));
  };
  return (
    <>
      {!pictures && <Notice tone="warning">{t('map.noPictures')}</Notice>}
      <Beside>
        {view === null ? (
          <EmptyState title={t('map.noneOpen')} hint={t('map.unplaced.hint')} />
        ) : (
          <Room ref={room}>
            <MapFrame
              provider={provider}
              label={t('map.label')}
              view={view}
              onView={(change) => setView((now) => now && change(now))}
              onPictures={setPictures}
              marks={(frame) =>
                siteMarks(placed, frame).map((mark, _, { length }) => (
                  <SiteMarkButton
                    key={mark.key}
                    mark={mark}
                    named={length <= mostNamed}
                    chosen={mark.sites.some(({ id }) => id === chosen)}
                    onShow={show}
                    onNear={(center) => setView({ center, zoom: Math.min(zooms.most, view.zoom + 2) })}
                  />
                ))
              }
            />
            {provider === null && <small>{t('map.noProvider')}</small>}
            {shown && <ChosenSite site={shown} onClose={() => setChosen(null)} />}
          </Room>
        )}
        <Stack gap={3}>
          <Row>
            <Text as="h2" size="md" weight="semibold">
              {t('map.sites')}
            </Text>
            {first && (
              <Button size="sm" onClick={() => setView(first)}>
                {t('map.all')}
              </Button>
            )}
          </Row>
          <SiteList sites={placed} chosen={chosen} onShow={show} />
          {unplaced.length > 0 && <UnplacedSites sites={unplaced} />}
        </Stack>
      </Beside>
    </>
  );
}

/** What the window will show of the map, with room for a name beside each mark; the menu is narrow in a narrow one. */
function roomOfWindow() {
  const beside = window.innerWidth > 1100 ? 800 : window.innerWidth > narrow ? 740 : 160;
  return { width: Math.max(170, window.innerWidth - beside), height: window.innerHeight * 0.4 };
}

/** From here the map stands over its list. */
const narrow = 767;

/** The list beside the map; on a phone below it. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: ${token.space[6]};
  padding-block-start: ${token.space[2]};

  @media (max-width: ${narrow}px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Room = styled.div`
  position: sticky;
  inset-block-start: calc(${token.size.bar} + var(--_pest-note-height, 0px) + ${token.space[2]});
  height: calc(100dvh - 136px - var(--_pest-note-height, 0px));
  min-height: 300px;
  scroll-margin-block: 64px;

  > small {
    position: absolute;
    inset: auto ${token.space[3]} ${token.space[3]} auto;
    color: ${token.color.textMuted};
    font-size: ${token.fontSize.xs};
    pointer-events: none;
  }
  @media (max-width: ${narrow}px) {
    position: relative;
    inset-block-start: 0;
    height: 46vh;
  }
`;
