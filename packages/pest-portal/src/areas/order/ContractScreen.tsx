import type { OrderRecord } from 'pest-sdk';
import { downloadIcon, EmptyState, FailureState, Icon, LoadingState, Row, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { useT } from '../../base/i18n';
import { address, Link } from '../../base/links';
import { PublicCard } from '../../kit/page/PublicPage';
import { EarlyOrder } from './EarlyOrder';
import { OrderPage } from './OrderPage';
import { orderMessages } from './order.messages';

export const PlainContractScreen = () => <ContractScreen copy="plain" />;
export const SealedContractScreen = () => <ContractScreen copy="sealed" />;

type Copy = 'plain' | 'sealed';

/** `/downloadContract?id=…`, and `/downloadContract1` for the copy with the platform's seal. */
function ContractScreen({ copy }: { readonly copy: Copy }) {
  const t = useT(orderMessages);
  const sealed = copy === 'sealed';
  return (
    <OrderPage
      title={t(sealed ? 'order.contract.sealed' : 'order.contract')}
      lead={(order) => t(leadOf(order, copy), { number: order.number })}
      width="text"
    >
      {({ order }) => (
        <PublicCard>
          <ContractOf order={order} copy={copy} />
        </PublicCard>
      )}
    </OrderPage>
  );
}

function leadOf({ state }: OrderRecord, copy: Copy) {
  if (state !== 'completed') return 'order.contract.early.lead';
  // Whether it is sealed, the card says: the platform may have set no seal.
  return copy === 'sealed' ? 'order.contract.sealed.lead' : 'order.contract.lead';
}

function ContractOf({ order, copy }: DownloadProps) {
  const t = useT(orderMessages);
  const plans = useCall('membership.plans', {});
  if (order.state !== 'completed') return <EarlyOrder order={order} title={t('order.contract.early')} />;
  if (copy === 'plain') return <Download order={order} copy={copy} sealed={plans.data?.sealed ?? false} />;
  if (plans.error) return <FailureState error={plans.error} onRetry={() => void plans.refetch()} />;
  if (!plans.data) return <LoadingState label={t('order.contract.making')} />;
  if (plans.data.sealed) return <Download order={order} copy={copy} sealed />;
  return (
    <EmptyState title={t('order.contract.noSeal')} hint={t('order.contract.noSeal.hint')}>
      <Link to={address('/downloadContract', { id: order.id })}>{t('order.contract.other.plain')}</Link>
    </EmptyState>
  );
}

interface DownloadProps {
  readonly order: OrderRecord;
  readonly copy: Copy;
}

function Download({ order: { id }, copy, sealed }: DownloadProps & { readonly sealed: boolean }) {
  const t = useT(orderMessages);
  const made = useCall('order.contract', { id, copy });
  if (made.error) return <FailureState error={made.error} onRetry={() => void made.refetch()} />;
  if (!made.data) return <LoadingState label={t('order.contract.making')} />;
  const other = copy === 'plain' ? 'sealed' : 'plain';
  return (
    <Row gap={4}>
      <DownloadLink href={made.data.url} download={made.data.fileName} target="_blank" rel="noreferrer">
        <Icon path={downloadIcon} />
        {t('order.contract.open')}
      </DownloadLink>
      {sealed && (
        <Link to={address(other === 'sealed' ? '/downloadContract1' : '/downloadContract', { id })}>
          {t(`order.contract.other.${other}`)}
        </Link>
      )}
    </Row>
  );
}

const DownloadLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.size.control};
  padding: 0 ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.accent};
  color: ${token.color.accentText};
  text-decoration: none;

  &:hover {
    background: ${token.color.accentHover};
  }
`;
