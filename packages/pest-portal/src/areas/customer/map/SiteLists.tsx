import type { SitePlace } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Text, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { Can } from '../../../base/session';
import { textButton } from '../../../kit/list/text-button';
import { OpenLink } from '../../../kit/page/OpenLink';
import { customerMapMessages } from './customer-map.messages';
import type { PlacedSite } from './placed-site';
import { useSiteFacts } from './useSiteFacts';

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
export function SiteList({ sites, chosen, onShow }: SiteListProps) {
  const t = useT(customerMapMessages);
  const factsOf = useSiteFacts();
  return (
    <>
      <List>
        {sites.slice(0, mostListed).map((site) => (
          <li key={site.id}>
            <Name
              type="button"
              aria-label={t('map.show', { name: site.name })}
              aria-pressed={site.id === chosen}
              onClick={() => onShow(site)}
            >
              {site.name}
            </Name>
            <Text size="sm" tone="muted">
              {site.region}
            </Text>
            <Below>
              <Text size="sm" tone={site.openRiskCount > 0 ? 'warning' : 'muted'}>
                {factsOf(site)}
              </Text>
            </Below>
          </li>
        ))}
      </List>
      <More of={sites} />
    </>
  );
}

/** Those that nobody has placed, with the way to do it. */
export function UnplacedSites({ sites }: { readonly sites: readonly SitePlace[] }) {
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
            <Can right={rights.customerUpdate}>
              <Below>
                <OpenLink to="/createCustomer" query={{ id }}>
                  {t('map.place')}
                </OpenLink>
              </Below>
            </Can>
          </li>
        ))}
      </List>
      <More of={sites} />
    </section>
  );
}

/** Name and region in a line, what waits there below. */
const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px ${token.space[3]};
    align-items: baseline;
    justify-items: start;
    padding-block: ${token.space[2]};
    border-block-start: 1px solid ${token.color.borderSoft};
  }
  > li:has(> button):hover,
  > li:has([aria-pressed='true']) {
    background: ${token.color.surfaceHover};
  }
`;

const Below = styled.div`
  grid-column: 1 / -1;
`;

/** As a name in any list; the whole of its line can be pressed. */
const Name = styled.button`
  ${textButton}
  overflow-wrap: anywhere;

  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &[aria-pressed='true'] {
    font-weight: ${token.fontWeight.semibold};
  }
  &:focus-visible {
    outline: 0;
  }
  &:focus-visible::after {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;
