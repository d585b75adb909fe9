import {
  type AccountSummary,
  administratorPermissions,
  customerPermissions,
  type Permission,
  type PermissionTemplate,
  permissionLabels,
} from 'pest-sdk';
import { Button, Notice, Row, SearchInput, Select, Text, token, useToast } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useAccount } from '../../base/session';
import { FormNote } from '../../kit/form/FormNote';
import type { FieldBinding } from '../../kit/form/field-binding';
import { useDescribed } from '../../kit/form/useDescribed';
import { useForm } from '../../kit/form/useForm';
import { accountMessages } from './account.messages';
import {
  type AccountValues,
  type Audience,
  accountValues,
  differenceFrom,
  nearestTemplate,
  templatesFor,
} from './account-form';
import { PermissionTree } from './PermissionTree';
import { useAccountEdit } from './useAccountEdit';

/** The permissions of an account: a template to begin with, a tree, and what differs. */
export function PermissionForm({ account }: { readonly account: AccountSummary }) {
  const t = useT(accountMessages);
  const { toast } = useToast();
  const audience = useAudience(account.staffKind);
  const form = useForm<AccountValues, null>({
    initial: accountValues(account),
    call: useAccountEdit(account),
    onDone: (_, sent) => {
      toast({ tone: 'success', message: t('account.permissions.saved') });
      form.reset(sent);
    },
  });
  return (
    <form {...form.element}>
      <FormNote form={form} />
      <PermissionField audience={audience} field={form.field('permissions')} disabled={!account.changeable} />
      {form.dirty && (
        <SaveBar>
          <Text size="sm" tone="muted">
            {t('account.permissions.unsaved')}
          </Text>
          <Row gap={2}>
            <Button onClick={form.forget}>{t('account.discard')}</Button>
            <Button type="submit" variant="primary" loading={form.pending}>
              {t('account.permissions.save')}
            </Button>
          </Row>
        </SaveBar>
      )}
    </form>
  );
}

/** Which templates fit an account that the signed-in person gives permissions to. */
export function useAudience(staffKind: AccountSummary['staffKind']): Audience {
  return useAccount().role === 'customer' ? 'customer' : staffKind;
}

export interface PermissionFieldProps {
  readonly audience: Audience;
  readonly field: FieldBinding<readonly Permission[]>;
  readonly disabled?: boolean | undefined;
}

/** Chooses permissions: from a template, then one by one. */
export function PermissionField({ audience, field, disabled = false }: PermissionFieldProps) {
  const t = useT(accountMessages);
  const { permissions: grantable, role } = useAccount();
  const offered = new Set<Permission>(role === 'customer' ? customerPermissions : administratorPermissions);
  const templates = templatesFor(audience, grantable);
  const [template, setTemplate] = useState(() => nearestTemplate(templates, field.value));
  const [search, setSearch] = useState('');
  const held = new Set(field.value);
  const options = [...offered].map((code) => ({ value: code, label: permissionLabels[code][language] }));
  useDescribed(field, { label: t('account.permissions'), options });
  const begin = (id: string) => {
    const chosen = templates.find((one) => one.id === id);
    setTemplate(chosen);
    // What this person cannot give or take stays as it is.
    if (chosen) field.onChange([...field.value.filter((code) => !grantable.has(code)), ...chosen.codes]);
  };
  return (
    <>
      {field.issue && (
        <Notice tone="danger">
          {field.issue.kind === 'message' ? field.issue.message : t('account.permissions.missing')}
        </Notice>
      )}
      <Tools>
        <Labelled>
          {t('account.permissions.template')}
          <Select
            value={template?.id ?? ''}
            placeholder={t('account.permissions.noTemplate')}
            disabled={disabled}
            options={templates.map(({ id, name }) => ({ value: id, label: name[language] }))}
            onChange={begin}
          />
        </Labelled>
        <SearchInput
          label={t('account.permissions.search')}
          placeholder={t('account.permissions.search')}
          value={search}
          onChange={setSearch}
        />
      </Tools>
      {template && <Difference template={template} codes={field.value} />}
      <PermissionTree
        value={held}
        onChange={(next) => field.onChange([...next])}
        offered={offered}
        grantable={grantable}
        compared={template?.codes}
        search={search}
        disabled={disabled}
      />
    </>
  );
}

interface DifferenceProps {
  readonly template: PermissionTemplate;
  readonly codes: readonly Permission[];
}

function Difference({ template, codes }: DifferenceProps) {
  const t = useT(accountMessages);
  const { added, removed } = differenceFrom(template, codes);
  const parts = [
    ...(added.length > 0 ? [`+${added.length}`] : []),
    ...(removed.length > 0 ? [`−${removed.length}`] : []),
  ];
  return (
    <Compared role="status">
      {parts.length === 0
        ? t('account.permissions.same')
        : t('account.permissions.differs', { difference: parts.join(' ') })}
    </Compared>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  margin-block-end: ${token.space[2]};
  --_pest-field-height: ${token.size.control};

  > :last-child {
    flex: 0 1 160px;
    min-width: 130px;
  }
`;

const Labelled = styled.label`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};

  select {
    width: auto;
    max-width: 170px;
  }
`;

const Compared = styled.p`
  margin: 0 0 ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
`;

const SaveBar = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[4]};
  padding-block: ${token.space[3]};
  border-block-start: 1px solid ${token.color.borderSoft};
  background: ${token.color.surface};
`;
