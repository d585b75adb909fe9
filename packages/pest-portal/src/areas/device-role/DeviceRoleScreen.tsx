import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { deviceTypeRows, deviceTypes, limits, type ResultOf } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { Button, Card, FailureState, LoadingState, Row, Text, token, useToast } from 'pest-ui';
import { styled } from 'styled-components';
import { ask, useCall } from '../../base/calls';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useNavigate, usePageQuery } from '../../base/links';
import { useAccount, useCan } from '../../base/session';
import { customerOptionsQuery, workshopOptionsQuery } from '../../kit/choices/choices.queries';
import { CheckListField } from '../../kit/form/CheckListField';
import { FormNote } from '../../kit/form/FormNote';
import { filled } from '../../kit/form/filled';
import type { FormCall } from '../../kit/form/form-call';
import { PickListField, type PickOption } from '../../kit/form/PickListField';
import { TextField } from '../../kit/form/TextField';
import { useForm } from '../../kit/form/useForm';
import { useEditCall, useFormCall } from '../../kit/form/useFormCall';
import { NoPermission } from '../../kit/page/NoPermission';
import { PageHead } from '../../kit/page/PageHead';
import { RecordState } from '../../kit/page/RecordState';
import { deviceRoleMessages } from './device-role.messages';
import { type DeviceRoleValues, emptyRole, isCountable, limitsOf } from './device-role-form';

/** `/deviceAdd`: makes a device role, or changes the one in the address. */
export function DeviceRoleScreen() {
  const [query] = usePageQuery<'/deviceAdd'>();
  const can = useCan();
  const id = query.get('id') ?? '';
  if (id === '') return can(rights.deviceRoleCreate) ? <NewRole /> : <NoPermission />;
  return can(rights.deviceRoleUpdate) ? <EditRole key={id} id={id} /> : <NoPermission />;
}

function NewRole() {
  const t = useT(deviceRoleMessages);
  return (
    <>
      <PageHead title={t('deviceRole.new')} />
      <RoleForm initial={emptyRole} call={useFormCall('deviceRole.create', (values: DeviceRoleValues) => values)} />
    </>
  );
}

function EditRole({ id }: { readonly id: string }) {
  const t = useT(deviceRoleMessages);
  const role = useQuery({ ...ask('deviceRole.details', { id }), meta: { editedHere: true } });
  const { data } = role;
  if (!data) return <RecordState title={t('deviceRole.change')} id={id} query={role} back="/device/list" />;
  return <ChangedRole role={data} />;
}

function ChangedRole({ role }: { readonly role: ResultOf<'deviceRole.details'> }) {
  const t = useT(deviceRoleMessages);
  const call = useEditCall('deviceRole.update', {
    record: role,
    valuesOf: roleValues,
    toRequest: (values, revision) => ({ id: role.id, ...values, revision }),
    reread: () => client.deviceRole.details({ id: role.id }),
  });
  return (
    <>
      <PageHead title={t('deviceRole.change')} note={role.name} />
      <RoleForm initial={roleValues(role)} call={call} />
    </>
  );
}

function roleValues(role: ResultOf<'deviceRole.details'>): DeviceRoleValues {
  return filled(emptyRole, role);
}

interface RoleFormProps<Result> {
  readonly initial: DeviceRoleValues;
  readonly call: FormCall<DeviceRoleValues, Result>;
}

function RoleForm<Result>({ initial, call }: RoleFormProps<Result>) {
  const t = useT(deviceRoleMessages);
  const common = useT(commonMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { role } = useAccount();
  const form = useForm({
    initial,
    call,
    onDone: () => {
      toast({ tone: 'success', message: t('deviceRole.saved') });
      navigate('/device/list', { replace: true });
    },
  });
  const { field, values } = form;
  const offered = [useQuery(customerOptionsQuery()), useCall('deviceRole.account', {})] as const;
  const [{ data: customers }, { data: accounts }] = offered;
  // A customer has one site: its own.
  const sites = customers?.filter(({ id }) => role === 'customer' || values.customerIds.includes(id)) ?? [];
  const workshops = useWorkshops(sites);
  if (!customers || !accounts) {
    const failed = offered.find(({ isError }) => isError);
    if (!failed) return <LoadingState />;
    return <FailureState error={failed.error} onRetry={() => offered.forEach(({ refetch }) => void refetch())} />;
  }
  return (
    <Whole {...form.element}>
      <FormNote form={form} />
      <Card>
        <Fields>
          <TextField
            label={common('common.name')}
            help={t('deviceRole.name.help')}
            field={field('name')}
            autoComplete="off"
          />
          <CheckListField
            label={t('deviceRole.types')}
            help={t('deviceRole.types.help')}
            field={field('deviceTypes')}
            required={false}
            options={deviceTypes.map((type) => ({ value: type, label: deviceTypeRows[type].words[language] }))}
          />
          {role !== 'customer' && (
            <PickListField
              label={t('deviceRole.customers')}
              help={t('deviceRole.customers.help')}
              field={field('customerIds')}
              options={customers}
            />
          )}
          <PickListField
            label={t('deviceRole.workshops')}
            help={t('deviceRole.workshops.help')}
            field={field('workshopIds')}
            options={workshops}
            nothing={t(sites.length === 0 ? 'deviceRole.workshops.choose' : 'deviceRole.workshops.none')}
          />
          <Matches values={values} />
        </Fields>
      </Card>
      <Card>
        <PickListField
          label={t('deviceRole.accounts')}
          help={t('deviceRole.accounts.help')}
          field={field('accountIds')}
          options={accounts}
          nothing={t('deviceRole.account.empty')}
        />
      </Card>
      <Row justify="end">
        <Button onClick={() => navigate('/device/list')}>{common('common.cancel')}</Button>
        <Button type="submit" variant="primary" loading={form.pending}>
          {common('common.save')}
        </Button>
      </Row>
    </Whole>
  );
}

/** Workshops of some sites, each with its site where there are several. */
function useWorkshops(sites: readonly PickOption[]): readonly PickOption[] {
  const loaded = useQueries({ queries: sites.map(({ id }) => workshopOptionsQuery(id)) });
  return loaded.flatMap(({ data = [] }, at) =>
    data.map((workshop) => ({ ...workshop, within: sites.length > 1 ? sites[at]?.name : undefined })),
  );
}

/** How many devices the limits reach, while they are being chosen. */
function Matches({ values }: { readonly values: DeviceRoleValues }) {
  const t = useT(deviceRoleMessages);
  const countable = isCountable(values);
  const { data, isError } = useQuery({
    ...ask('deviceRole.matches', limitsOf(values)),
    enabled: countable,
    placeholderData: keepPreviousData,
  });
  const unknown = isError ? 'deviceRole.matches.failed' : 'deviceRole.matches.unknown';
  if (!countable) {
    return (
      <Text as="p" role="status" tone="muted">
        {t('deviceRole.matches.many', { most: limits.idsInAddress })}
      </Text>
    );
  }
  return (
    <Text as="p" role="status" weight="semibold" tone={data?.matching === 0 ? 'warning' : undefined}>
      {data ? t('deviceRole.matches', { count: data.matching, all: data.all }) : t(unknown)}
    </Text>
  );
}

const Whole = styled.form`
  display: grid;
  gap: ${token.space[4]};
  max-width: 920px;
`;

const Fields = styled.div`
  display: grid;
  gap: ${token.space[5]};

  p {
    margin: 0;
  }
`;
