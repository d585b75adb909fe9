import { token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import type { Place } from '../../../kit/map/place';
import type { SiteMark } from '../../../kit/map/site-marks';
import { customerMapMessages } from './customer-map.messages';
import { type PlacedSite, placeOf } from './placed-site';
import { sharedRegion } from './shared-region';
import { useSiteFacts } from './useSiteFacts';

interface SiteMarkButtonProps {
  readonly mark: SiteMark<PlacedSite>;
  readonly chosen: boolean;
  /** Its name stands beside it. */
  readonly named: boolean;
  readonly onShow: (site: PlacedSite) => void;
  /** Looks nearer at what is too close together. */
  readonly onNear: (center: Place) => void;
}

/** A site on the map, or several that are too close together to be told apart. */
export function SiteMarkButton({ mark, chosen, named, onShow, onNear }: SiteMarkButtonProps) {
  const t = useT(customerMapMessages);
  const factsOf = useSiteFacts();
  const { number, parts } = useFormat();
  const { at, sites } = mark;
  const [site] = sites;
  if (!site) return null;
  const single = sites.length === 1;
  const risks = sites.reduce((sum, { openRiskCount }) => sum + openRiskCount, 0);
  const region = sharedRegion(sites.map((each) => each.region));
  const name = single
    ? t('map.site', { name: site.name, facts: factsOf(site) })
    : parts([t('map.several', { count: sites.length }), region, risks > 0 ? t('map.risks', { count: risks }) : '']);
  return (
    <Mark
      type="button"
      aria-label={name}
      title={name}
      data-risks={risks > 0 || undefined}
      data-several={!single || undefined}
      data-chosen={chosen || undefined}
      style={{ left: at.x, top: at.y }}
      onClick={() => (single ? onShow(site) : onNear(placeOf(site)))}
    >
      <b>{single ? risks > 0 && number(risks) : number(sites.length)}</b>
      {named && <Name>{single ? site.name : region}</Name>}
    </Mark>
  );
}

/** A site is a dot, or the number of its risks; several are a ring with their number. */
const Mark = styled.button`
  position: absolute;
  display: grid;
  place-items: center;
  min-width: 28px;
  height: 28px;
  padding: 0;
  translate: -50% -50%;
  border: 0;
  background: none;
  color: ${token.color.accentText};
  font-size: ${token.fontSize.xs};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  > b {
    display: grid;
    place-items: center;
    box-sizing: border-box;
    min-width: 14px;
    height: 14px;
    border: 2px solid ${token.color.surface};
    border-radius: 14px;
    background: ${token.color.accent};
  }
  &[data-risks] > b {
    min-width: 22px;
    height: 22px;
    background: #8a5200;
    color: #fff;
  }
  &[data-several] > b {
    min-width: 28px;
    height: 28px;
    border-color: ${token.color.accent};
    background: ${token.color.surface};
    color: ${token.color.text};
  }
  &[data-several][data-risks] > b {
    border-color: #8a5200;
  }
  &[data-chosen] > b {
    box-shadow: 0 0 0 4px ${token.color.focus};
  }
  &:focus-visible {
    outline: 3px solid ${token.color.focus};
    border-radius: 14px;
  }
`;

/** Read in the list, and in the button's own name. */
const Name = styled.span`
  position: absolute;
  inset: 50% auto auto 100%;
  overflow: hidden;
  padding-inline-start: ${token.space[1]};
  max-width: 160px;
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
