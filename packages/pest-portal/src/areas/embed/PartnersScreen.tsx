import { useQuery } from '@tanstack/react-query';
import type { Partner } from 'pest-sdk';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailureState,
  Icon,
  JobCard,
  LoadingState,
  plusIcon,
  Stack,
  Text,
  useFormat,
  useToast,
} from 'pest-ui';
import { useState } from 'react';
import { useT } from '../../base/i18n';
import { ActDialog } from '../../kit/form/ActDialog';
import { PageHead } from '../../kit/page/PageHead';
import { KeyDialog } from './KeyDialog';
import { AddPartnerDialog, EditPartnerDialog, type MadeKey } from './PartnerDialog';
import { partnerMessages } from './partner.messages';
import { partnersQuery, useRevokePartner, useRotateKey } from './partner.queries';

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'made'; readonly made: MadeKey }
  | { readonly kind: 'edit' | 'rotate' | 'revoke'; readonly partner: Partner };

/** `/system/partners`: whose pages may show the company's widgets, and their keys. */
export function PartnersScreen() {
  const t = useT(partnerMessages);
  const partners = useQuery(partnersQuery);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = () => setDialog(null);
  const onMade = (made: MadeKey) => setDialog({ kind: 'made', made });
  return (
    <>
      <PageHead title={t('partner.title')} />
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {t('partner.lead')}
        </Text>
        <Partners query={partners} open={setDialog} />
      </Stack>
      {dialog?.kind === 'add' && <AddPartnerDialog onMade={onMade} onClose={close} />}
      {dialog?.kind === 'made' && <KeyDialog made={dialog.made} onClose={close} />}
      {dialog?.kind === 'edit' && <EditPartnerDialog partner={dialog.partner} onClose={close} />}
      {dialog?.kind === 'rotate' && <RotateDialog partner={dialog.partner} onMade={onMade} onClose={close} />}
      {dialog?.kind === 'revoke' && <RevokeDialog partner={dialog.partner} onClose={close} />}
    </>
  );
}

interface PartnersProps {
  readonly query: ReturnType<typeof useQuery<readonly Partner[]>>;
  readonly open: (dialog: OpenDialog) => void;
}

function Partners({ query, open }: PartnersProps) {
  const t = useT(partnerMessages);
  const columns = useColumns();
  const copyId = useCopyId();
  if (query.error && !query.data) return <FailureState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState label={t('partner.title')} />;
  return (
    <DataTable
      label={t('partner.title')}
      action={
        <Button variant="primary" onClick={() => open({ kind: 'add' })}>
          <Icon path={plusIcon} size={16} />
          {t('partner.add')}
        </Button>
      }
      columns={columns}
      rows={query.data}
      rowKey={({ id }) => id}
      card={(partner) => <PartnerCard partner={partner} />}
      rowActions={(partner) =>
        partner.revokedAt === null
          ? [
              { id: 'edit', label: t('partner.edit'), onSelect: () => open({ kind: 'edit', partner }) },
              { id: 'copyId', label: t('partner.copyId'), onSelect: () => void copyId(partner) },
              { id: 'rotate', label: t('partner.rotate'), onSelect: () => open({ kind: 'rotate', partner }) },
              {
                id: 'revoke',
                label: t('partner.revoke'),
                danger: true,
                onSelect: () => open({ kind: 'revoke', partner }),
              },
            ]
          : []
      }
      rowActionsLabel={({ name }) => t('partner.actions', { name })}
      empty={<EmptyState title={t('partner.empty')} hint={t('partner.empty.hint')} />}
    />
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

function useColumns(): readonly DataTableColumn<Partner>[] {
  const t = useT(partnerMessages);
  const format = useFormat();
  const originsOf = ({ origins }: Partner) => (origins.length > 0 ? origins.join(', ') : t('partner.origins.none'));
  const lastUsed = ({ lastUsedAt }: Partner) =>
    lastUsedAt === null ? t('partner.lastUsed.never') : format.dateTime(lastUsedAt);
  return [
    { id: 'name', header: t('partner.name'), cell: ({ name }) => name },
    { id: 'origins', header: t('partner.origins'), cell: originsOf },
    { id: 'key', header: t('partner.key'), cell: ({ keyEnd }) => t('partner.keyEnd', { end: keyEnd }) },
    { id: 'lastUsed', header: t('partner.lastUsed'), cell: lastUsed },
    {
      id: 'madeBy',
      header: t('partner.madeBy'),
      cell: ({ madeBy, madeAt }) => format.parts([madeBy, format.dateTime(madeAt)]),
    },
    { id: 'state', header: t('partner.state'), cell: (partner) => <State partner={partner} /> },
  ];
}

function State({ partner: { revokedAt } }: { readonly partner: Partner }) {
  const t = useT(partnerMessages);
  const state = revokedAt === null ? 'open' : 'revoked';
  return <Badge tone={state === 'open' ? 'success' : 'neutral'}>{t(`partner.state.${state}`)}</Badge>;
}

/** A partner on a phone. */
function PartnerCard({ partner }: { readonly partner: Partner }) {
  const t = useT(partnerMessages);
  const format = useFormat();
  const { name, origins, keyEnd, lastUsedAt } = partner;
  const lastUsed = lastUsedAt === null ? t('partner.lastUsed.never') : format.dateTime(lastUsedAt);
  return (
    <JobCard
      lead={name}
      title={origins.length > 0 ? origins.join(', ') : t('partner.origins.none')}
      lines={[
        format.parts([t('partner.key'), t('partner.keyEnd', { end: keyEnd })]),
        format.parts([t('partner.lastUsed'), lastUsed]),
        <State key="state" partner={partner} />,
      ]}
    />
  );
}

interface ActProps {
  readonly partner: Partner;
  readonly onClose: () => void;
}

function RotateDialog({
  partner: { id, name },
  onMade,
  onClose,
}: ActProps & { readonly onMade: (made: MadeKey) => void }) {
  const t = useT(partnerMessages);
  const rotate = useRotateKey();
  return (
    <ActDialog
      act={rotate}
      sent={id}
      tone="danger"
      title={t('partner.rotate.title', { name })}
      body={t('partner.rotate.body')}
      confirmLabel={t('partner.rotate')}
      onDone={({ key }) => onMade({ name, key })}
      onClose={onClose}
    />
  );
}

function RevokeDialog({ partner: { id, name }, onClose }: ActProps) {
  const t = useT(partnerMessages);
  const revoke = useRevokePartner();
  return (
    <ActDialog
      act={revoke}
      sent={id}
      tone="danger"
      title={t('partner.revoke.title', { name })}
      body={t('partner.revoke.body')}
      confirmLabel={t('partner.revoke')}
      done={t('partner.revoked')}
      onClose={onClose}
    />
  );
}
