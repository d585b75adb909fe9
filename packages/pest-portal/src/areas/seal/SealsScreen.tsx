import { useQuery } from '@tanstack/react-query';
import type { Seal } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { askList } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { CallDialog } from '../../kit/form/CallDialog';
import { ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { useListAddress } from '../../kit/list/list-address';
import { SealDialog } from './SealDialog';
import { sealMessages } from './seal.messages';

/** `/contract/sealMange`: the company's seals, and the words at which each is stamped. */
export function SealsScreen() {
  const t = useT(sealMessages);
  const format = useFormat();
  const list = useListAddress(['search']);
  const seals = useQuery(askList('seal.list', { page: list.page, limit: list.limit, search: list.filters.search }));
  return (
    <ListPage<Seal, 'search'>
      title={t('seal.title')}
      list={list}
      rows={seals}
      search={t('seal.search')}
      acts={useSealActs()}
      columns={[
        { id: 'title', header: t('seal.name'), text: ({ title }) => title, card: 'lead' },
        {
          id: 'image',
          header: t('seal.image'),
          cell: ({ image }) => <Picture src={image} alt="" loading="lazy" />,
          card: 'block',
        },
        { id: 'keyword', header: t('seal.keyword'), text: ({ keyword }) => keyword, card: 'fact' },
        {
          id: 'waiting',
          header: t('seal.waiting'),
          text: ({ waiting }) => (waiting > 0 ? t('seal.waiting.count', { count: waiting }) : t('seal.none')),
          card: 'fact',
        },
        {
          id: 'updatedAt',
          header: t('seal.updatedAt'),
          text: ({ updatedAt }) => format.dateTime(updatedAt),
          card: 'line',
        },
      ]}
      empty={{ title: t('seal.empty'), hint: t('seal.empty.hint') }}
    />
  );
}

function useSealActs() {
  const t = useT(sealMessages);
  const common = useT(commonMessages);
  return useListActs<Seal>(
    {
      right: rights.sealAdd,
      label: t('seal.add'),
      dialog: (onClose) => <SealDialog seal={null} onClose={onClose} />,
    },
    [
      {
        right: rights.sealUpdate,
        label: common('common.edit'),
        opens: true,
        dialog: (seal, onClose) => <SealDialog seal={seal} onClose={onClose} />,
      },
      {
        right: rights.sealDelete,
        label: common('common.delete'),
        danger: true,
        dialog: ({ id, title }, onClose) => (
          <CallDialog
            call="seal.delete"
            request={{ id }}
            tone="danger"
            title={t('seal.delete.title', { name: title })}
            body={t('seal.delete.body')}
            confirmLabel={common('common.delete')}
            done={t('seal.deleted')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

/** On paper's white in every scheme: it is ink. */
const Picture = styled.img`
  display: block;
  width: 32px;
  height: 32px;
  border-radius: ${token.radius.sm};
  background: #fff;
  object-fit: contain;
`;
