import { useQuery } from '@tanstack/react-query';
import type { OrderRecord } from 'pest-sdk';
import { downloadIcon, FailureState, Icon, LoadingState, Row, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { address, Link } from '../../base/links';
import { PublicCard } from '../../page/PublicPage';
import { OrderPage } from './OrderPage';
import { orderMessages } from './order.messages';
import { contractQuery } from './order.queries';

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
      lead={({ number }) => t(sealed ? 'order.contract.sealed.lead' : 'order.contract.lead', { number })}
      width="text"
    >
      {({ order }) => (
        <PublicCard>
          <Download order={order} copy={copy} />
        </PublicCard>
      )}
    </OrderPage>
  );
}

function Download({ order: { id }, copy }: { readonly order: OrderRecord; readonly copy: Copy }) {
  const t = useT(orderMessages);
  const made = useQuery(contractQuery(id, copy));
  if (made.error) return <FailureState error={made.error} onRetry={() => void made.refetch()} />;
  if (!made.data) return <LoadingState label={t('order.contract.making')} />;
  const other = copy === 'plain' ? 'sealed' : 'plain';
  return (
    <Row gap={4}>
      <DownloadLink href={made.data.url} download={made.data.fileName} target="_blank" rel="noreferrer">
        <Icon path={downloadIcon} />
        {t('order.contract.open')}
      </DownloadLink>
      <Link to={address(other === 'sealed' ? '/downloadContract1' : '/downloadContract', { id })}>
        {t(`order.contract.other.${other}`)}
      </Link>
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
