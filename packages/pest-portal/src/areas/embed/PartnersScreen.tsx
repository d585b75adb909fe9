import type { Partner } from 'pest-sdk';
import { Stack, token, useFormat, useToast } from 'pest-ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useCall } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { address, useNavigate } from '../../base/links';
import { CallDialog } from '../../kit/form/CallDialog';
import { Lead } from '../../kit/list/Lead';
import { type ListColumn, ListPage } from '../../kit/list/ListPage';
import { useListActs } from '../../kit/list/list-acts';
import { OpenLink } from '../../kit/page/OpenLink';
import { PageHead } from '../../kit/page/PageHead';
import { KeyDialog, type MadeKey } from './KeyDialog';
import { AddPartnerDialog, EditPartnerDialog } from './PartnerDialog';
import { PartnerState, stateOf } from './PartnerState';
import { partnerMessages } from './partner.messages';

/** `/system/partners`: whose pages may show the company's widgets, and their keys. */
export function PartnersScreen() {
  const t = useT(partnerMessages);
  const [made, setMade] = useState<MadeKey | null>(null);
  const partners = useCall('embed.partners', {});
  const acts = usePartnerActs(setMade);
  // The first steps say it all where there is none; who comes back looks for the list.
  const isEmpty = partners.data?.length === 0;
  return (
    <>
      <PageHead title={t('partner.title')} />
      <Stack gap={4}>
        <ListPage
          title={t('partner.title')}
          head={null}
          rows={partners}
          acts={isEmpty ? { ...acts, main: null } : acts}
          columns={useColumns()}
          empty={{ title: t('partner.empty'), hint: t('partner.empty.hint'), act: <FirstSteps add={acts.main} /> }}
        />
        {!isEmpty && <Lead>{t('partner.lead')}</Lead>}
      </Stack>
      {made && <KeyDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}

/** How the first partner comes to show anything. */
function FirstSteps({ add }: { readonly add: ReactNode }) {
  const t = useT(partnerMessages);
  return (
    <>
      <Steps>
        <li>{t('partner.empty.step.add')}</li>
        <li>{t('partner.empty.step.key')}</li>
        <li>{t('partner.empty.step.show')}</li>
      </Steps>
      {add}
      <a href="/docs" target="_blank" rel="noreferrer">
        {t('partner.empty.docs')}
      </a>
    </>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  max-width: 480px;
  margin: ${token.space[2]} 0;
  padding-inline-start: ${token.space[5]};
  color: ${token.color.text};
  text-align: start;
`;

/** Everything here is an administrator's; what is revoked stays as it is. */
function usePartnerActs(onMade: (made: MadeKey) => void) {
  const t = useT(partnerMessages);
  const common = useT(commonMessages);
  const copyId = useCopyId();
  const navigate = useNavigate();
  const inForce = ({ revokedAt }: Partner) => revokedAt === null;
  return useListActs<Partner>(
    {
      right: null,
      label: t('partner.add'),
      dialog: (onClose) => <AddPartnerDialog onMade={onMade} onClose={onClose} />,
    },
    [
      {
        right: null,
        label: common('common.edit'),
        where: inForce,
        dialog: (partner, onClose) => <EditPartnerDialog partner={partner} onClose={onClose} />,
      },
      {
        right: null,
        label: t('partner.events'),
        onSelect: ({ id }) => navigate(address('/system/partner', { id })),
      },
      { right: null, label: t('partner.copyId'), where: inForce, onSelect: (partner) => void copyId(partner) },
      {
        right: null,
        label: t('partner.rotate'),
        where: inForce,
        dialog: ({ id, name }, onClose) => (
          <CallDialog
            call="embed.rotateKey"
            request={{ id }}
            tone="danger"
            title={t('partner.rotate.title', { name })}
            body={t('partner.rotate.body')}
            confirmLabel={t('partner.rotate')}
            onDone={({ key }) => onMade({ kind: 'key', name, key })}
            onClose={onClose}
          />
        ),
      },
      {
        right: null,
        label: t('partner.revoke'),
        danger: true,
        where: inForce,
        dialog: ({ id, name }, onClose) => (
          <CallDialog
            call="embed.revokePartner"
            request={{ id }}
            tone="danger"
            title={t('partner.revoke.title', { name })}
            body={t('partner.revoke.body')}
            confirmLabel={t('partner.revoke')}
            done={t('partner.revoked')}
            onClose={onClose}
          />
        ),
      },
    ],
  );
}

/** A page that shows a widget in a frame names the partner by it. */
function useCopyId() {
  const t = useT(partnerMessages);
  const { toast } = useToast();
  return async ({ id }: Partner) => {
    try {
      await navigator.clipboard.writeText(id);
      toast({ tone: 'success', message: t('partner.copyId.done', { id }) });
    } catch {
      toast({ tone: 'danger', message: t('partner.copyId.failed', { id }) });
    }
  };
}

function useColumns(): readonly ListColumn<Partner>[] {
  const t = useT(partnerMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  return [
    {
      id: 'name',
      header: common('common.name'),
      opens: true,
      cell: ({ id, name }) => (
        <OpenLink to="/system/partner" query={{ id }}>
          {name}
        </OpenLink>
      ),
      text: ({ name }) => name,
      card: 'lead',
    },
    {
      id: 'origins',
      header: t('partner.origins'),
      text: ({ origins }) => (origins.length > 0 ? origins.join(', ') : t('partner.origins.none')),
      card: 'title',
    },
    { id: 'key', header: t('partner.key'), text: ({ keyEnd }) => t('partner.keyEnd', { end: keyEnd }), card: 'fact' },
    {
      id: 'lastUsed',
      header: t('partner.lastUsed'),
      text: ({ lastUsedAt }) => (lastUsedAt === null ? t('partner.lastUsed.never') : format.dateTime(lastUsedAt)),
      card: 'fact',
    },
    {
      id: 'madeBy',
      header: t('partner.madeBy'),
      text: ({ madeBy, madeAt }) => format.parts([madeBy, format.dateTime(madeAt)]),
      card: null,
    },
    {
      id: 'state',
      header: common('common.state'),
      cell: (partner) => <PartnerState partner={partner} />,
      text: (partner) => t(`partner.state.${stateOf(partner)}`),
      card: 'state',
    },
  ];
}
