import { useQuery } from '@tanstack/react-query';
import type { SitePlace } from 'pest-sdk';
import { Button, EmptyState, FailureState, LoadingState, Notice, Row, Stack, Text, token, useFormat } from 'pest-ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { Can } from '../../../base/session';
import { MapFrame, type MapView } from '../../../map/MapFrame';
import { mapQuery } from '../../../map/map.queries';
import { zooms } from '../../../map/mercator';
import type { Place } from '../../../map/place';
import { type SiteMark, siteMarks, viewOfAll } from '../../../map/site-marks';
import { OpenLink } from '../../../page/OpenLink';
import { type CustomerPlacesRequest, customerPlacesQuery } from '../customer.queries';
import { customerMapMessages } from './customer-map.messages';

type PlacedSite = SitePlace & Place;

interface CustomerMapProps {
  readonly request: CustomerPlacesRequest;
  readonly filtered: boolean;
}

/** All sites of the list where they are, with what waits at each; those that nobody has placed stand below. */
export default function CustomerMap({ request, filtered }: CustomerMapProps) {
  const t = useT(customerMapMessages);
  const places = useQuery(customerPlacesQuery(request));
  const map = useQuery(mapQuery);
  if (places.error && !places.data) return <FailureState error={places.error} onRetry={() => void places.refetch()} />;
  if (!places.data || map.isPending) return <LoadingState />;
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
  const shown = placed.find(({ id }) => id === chosen);
  const show = (site: PlacedSite) => {
    setChosen(site.id);
    setView((now) => ({ center: placeOf(site), zoom: Math.max(now?.zoom ?? 0, street) }));
  };
  return (
    <Stack>
      {provider === null && placed.length > 0 && <Notice>{t('map.noProvider')}</Notice>}
      {!pictures && <Notice tone="warning">{t('map.noPictures')}</Notice>}
      {view === null ? (
        <EmptyState title={t('map.noneOpen')} hint={t('map.unplaced.hint')} />
      ) : (
        <Room>
          <MapFrame
            provider={provider}
            label={t('map.label')}
            view={view}
            onView={(change) => setView((now) => now && change(now))}
            onPictures={setPictures}
            marks={(frame) =>
              siteMarks(placed, frame).map((mark, _, { length }) => (
                <Mark
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
        </Room>
      )}
      {shown && <Chosen site={shown} onClose={() => setChosen(null)} />}
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
      <SiteList sites={placed.slice(0, mostListed)} chosen={chosen} onShow={show} />
      <More of={placed} />
      {unplaced.length > 0 && <Unplaced sites={unplaced} />}
    </Stack>
  );
}

/** What the window will show of the map, with room for a name beside each mark; the menu is narrow in a narrow one. */
function roomOfWindow() {
  const besides = window.innerWidth > 1100 ? 600 : 420;
  return { width: Math.max(280, window.innerWidth - besides), height: Math.max(260, window.innerHeight * 0.56 - 80) };
}

function placedOf(site: SitePlace): PlacedSite[] {
  return site.location === null ? [] : [{ ...site, ...site.location }];
}

function placeOf({ latitude, longitude }: Place): Place {
  return { latitude, longitude };
}

interface MarkProps {
  readonly mark: SiteMark<PlacedSite>;
  readonly chosen: boolean;
  /** Its name stands beside it. */
  readonly named: boolean;
  readonly onShow: (site: PlacedSite) => void;
  /** Looks nearer at what is too close together. */
  readonly onNear: (center: Place) => void;
}

function Mark({ mark, chosen, named, onShow, onNear }: MarkProps) {
  const t = useT(customerMapMessages);
  const factsOf = useSiteFacts();
  const { parts } = useFormat();
  const { at, sites } = mark;
  const [site] = sites;
  if (!site) return null;
  const single = sites.length === 1;
  const risks = sites.reduce((sum, { openRiskCount }) => sum + openRiskCount, 0);
  const name = single
    ? t('map.site', { name: site.name, facts: factsOf(site) })
    : parts([t('map.several', { count: sites.length }), risks > 0 ? t('map.risks', { count: risks }) : '']);
  return (
    <MarkButton
      type="button"
      aria-label={name}
      title={name}
      data-risks={risks > 0 || undefined}
      data-chosen={chosen || undefined}
      style={{ left: at.x, top: at.y }}
      onClick={() => (single ? onShow(site) : onNear(placeOf(site)))}
    >
      {single ? (risks > 0 ? risks : '') : sites.length}
      {single && named && <Name>{site.name}</Name>}
    </MarkButton>
  );
}

function useSiteFacts(): (site: SitePlace) => string {
  const t = useT(customerMapMessages);
  const { parts, weekday } = useFormat();
  return ({ openRiskCount, nextServiceDay }) =>
    parts([
      openRiskCount === 0 ? t('map.noRisks') : t('map.risks', { count: openRiskCount }),
      nextServiceDay === null ? t('map.noNext') : t('map.next', { day: weekday(nextServiceDay) }),
    ]);
}

function Chosen({ site, onClose }: { readonly site: SitePlace; readonly onClose: () => void }) {
  const t = useT(customerMapMessages);
  const { weekday } = useFormat();
  const { id, name, openRiskCount, nextServiceDay } = site;
  return (
    <Notice as="div">
      <Row role="status">
        <b>
          <OpenLink to="/detailCustomer" query={{ id }}>
            {name}
          </OpenLink>
        </b>
        {openRiskCount === 0 ? (
          t('map.noRisks')
        ) : (
          <OpenLink to="/servicePage/riskList" query={{ customerId: id }}>
            {t('map.risks', { count: openRiskCount })}
          </OpenLink>
        )}
        {nextServiceDay === null ? (
          t('map.noNext')
        ) : (
          <OpenLink to="/servicePage/undoneList" query={{ customerId: id }}>
            {t('map.next', { day: weekday(nextServiceDay) })}
          </OpenLink>
        )}
        <Button size="sm" onClick={onClose}>
          {t('map.close')}
        </Button>
      </Row>
    </Notice>
  );
}

interface SiteListProps {
  readonly sites: readonly PlacedSite[];
  readonly chosen: string | null;
  readonly onShow: (site: PlacedSite) => void;
}

/** Nobody reads further: the search finds the others. */
const mostListed = 200;

function More({ of: { length } }: { readonly of: readonly SitePlace[] }) {
  const t = useT(customerMapMessages);
  if (length <= mostListed) return null;
  return (
    <Text as="p" tone="muted" size="sm">
      {t('map.more', { count: mostListed, all: length })}
    </Text>
  );
}

/** The same for whoever uses no map: by region, each shows itself. */
function SiteList({ sites, chosen, onShow }: SiteListProps) {
  const t = useT(customerMapMessages);
  const factsOf = useSiteFacts();
  return (
    <List>
      {sites.map((site) => (
        <li key={site.id}>
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('map.show', { name: site.name })}
            aria-pressed={site.id === chosen}
            onClick={() => onShow(site)}
          >
            {site.name}
          </Button>
          <Text size="sm" tone="muted">
            {site.region}
          </Text>
          <Text size="sm" tone={site.openRiskCount > 0 ? 'warning' : 'muted'}>
            {factsOf(site)}
          </Text>
        </li>
      ))}
    </List>
  );
}

function Unplaced({ sites }: { readonly sites: readonly SitePlace[] }) {
  const t = useT(customerMapMessages);
  return (
    <section>
      <Text as="h2" size="md" weight="semibold">
        {t('map.unplaced', { count: sites.length })}
      </Text>
      <Text as="p" tone="muted" size="sm">
        {t('map.unplaced.hint')}
      </Text>
      <List>
        {sites.slice(0, mostListed).map(({ id, name, region }) => (
          <li key={id}>
            <OpenLink to="/detailCustomer" query={{ id }}>
              {name}
            </OpenLink>
            <Text size="sm" tone="muted">
              {region}
            </Text>
            <Can permission="btn_client_edit">
              <OpenLink to="/createCustomer" query={{ id }}>
                {t('map.place')}
              </OpenLink>
            </Can>
          </li>
        ))}
      </List>
      <More of={sites} />
    </section>
  );
}

const Room = styled.div`
  height: min(56vh, 560px);
  min-height: 300px;
`;

const MarkButton = styled.button`
  position: absolute;
  min-width: 28px;
  height: 28px;
  padding: 0 6px;
  translate: -50% -50%;
  border: 2px solid #fff;
  border-radius: 14px;
  background: ${token.color.accent};
  color: ${token.color.accentText};
  font-size: ${token.fontSize.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &[data-risks] {
    background: #8a5200;
    color: #fff;
  }
  &[data-chosen] {
    box-shadow: 0 0 0 4px ${token.color.focus};
  }
  &:focus-visible {
    outline: 3px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/** Read in the list, and in the button's own name. */
const Name = styled.span`
  position: absolute;
  inset: 50% auto auto 100%;
  overflow: hidden;
  max-width: 160px;
  padding-inline: ${token.space[1]};
  translate: 0 -50%;
  color: ${token.color.text};
  font-weight: 400;
  text-overflow: ellipsis;
  text-shadow:
    0 0 3px ${token.color.surface},
    0 0 3px ${token.color.surface};
  white-space: nowrap;
  pointer-events: none;
`;

/** Long ones scroll by themselves: what comes after stays in reach. */
const List = styled.ul`
  display: grid;
  overflow-y: auto;
  max-height: 420px;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 2fr);
    gap: ${token.space[3]};
    align-items: center;
    justify-items: start;
    min-height: 36px;
    border-block-end: 1px solid ${token.color.borderSoft};
  }
  @media (max-width: 640px) {
    > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
      padding-block: ${token.space[2]};
    }
  }
`;
