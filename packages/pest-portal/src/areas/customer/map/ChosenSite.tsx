import type { SitePlace } from 'pest-sdk';
import { Button, Notice, Row, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { commonMessages } from '../../../base/common.messages';
import { useT } from '../../../base/i18n';
import { OpenLink } from '../../../kit/page/OpenLink';
import { customerMapMessages } from './customer-map.messages';

interface ChosenSiteProps {
  readonly site: SitePlace;
  readonly onClose: () => void;
}

/** The site that was chosen on the map, and the ways to what waits there. */
export function ChosenSite({ site, onClose }: ChosenSiteProps) {
  const t = useT(customerMapMessages);
  const common = useT(commonMessages);
  const { weekday } = useFormat();
  const { id, name, openRiskCount, nextServiceDay } = site;
  return (
    <Card as="div">
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
          {common('common.close')}
        </Button>
      </Row>
    </Card>
  );
}

/** Above the scale and whose map it is. */
const Card = styled(Notice)`
  position: absolute;
  inset: auto ${token.space[3]} 40px;
  box-shadow: ${token.shadow.md};
`;
