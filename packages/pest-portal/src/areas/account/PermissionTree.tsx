import {
  dependentsOf,
  holdsWord,
  type Permission,
  type PermissionGroup,
  permissionLabels,
  permissionTree,
  withoutPermission,
  withPermission,
} from 'pest-sdk';
import {
  Badge,
  Checkbox,
  ConfirmDialog,
  chevronDownIcon,
  chevronRightIcon,
  IconButton,
  Text,
  token,
  useFormat,
} from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { accountMessages } from './account.messages';

export interface PermissionTreeProps {
  readonly value: ReadonlySet<Permission>;
  readonly onChange: (next: ReadonlySet<Permission>) => void;
  /** What may be given at all; codes outside are not shown unless they are held. */
  readonly offered: ReadonlySet<Permission>;
  /** What this person can give; the rest is shown and cannot be changed. */
  readonly grantable: ReadonlySet<Permission>;
  /** Marks what differs from it. */
  readonly compared?: readonly Permission[] | undefined;
  /** Shows what matches, opened. */
  readonly search: string;
  readonly disabled?: boolean | undefined;
}

/** Permissions in groups, each with a box of three states; an act brings its page, and a page takes its acts along. */
export function PermissionTree(props: PermissionTreeProps) {
  const { value, onChange, search } = props;
  const t = useT(accountMessages);
  const [unticked, setUnticked] = useState<Permission | null>(null);
  const groups = permissionTree.flatMap((group) => {
    const codes = group.codes.filter((code) => isShown(props, code));
    const matching = codes.filter((code) => matches(search, group, code));
    return matching.length > 0 ? [{ group, codes, matching }] : [];
  });
  const change = (code: Permission, ticked: boolean) => {
    if (ticked) onChange(withPermission(value, code));
    else if (dependentsOf(value, code).length > 0) setUnticked(code);
    else onChange(withoutPermission(value, code));
  };
  if (groups.length === 0) return <Text tone="muted">{t('account.permissions.noMatch')}</Text>;
  return (
    <Groups>
      {groups.map(({ group, codes, matching }) => (
        <Group key={group.id} {...props} group={group} codes={codes} matching={matching} onTick={change} />
      ))}
      {unticked && (
        <UntickDialog
          code={unticked}
          held={value}
          onCancel={() => setUnticked(null)}
          onConfirm={() => {
            onChange(withoutPermission(value, unticked));
            setUnticked(null);
          }}
        />
      )}
    </Groups>
  );
}

function isShown({ offered, value }: PermissionTreeProps, code: Permission): boolean {
  return offered.has(code) || value.has(code);
}

function matches(search: string, group: PermissionGroup, code: Permission): boolean {
  const words = [group.name[language], permissionLabels[code][language], code];
  return words.some((text) => holdsWord(text, search));
}

interface GroupProps extends PermissionTreeProps {
  readonly group: PermissionGroup;
  readonly codes: readonly Permission[];
  readonly matching: readonly Permission[];
  readonly onTick: (code: Permission, ticked: boolean) => void;
}

function Group(props: GroupProps) {
  const { group, codes, matching, value, onChange, grantable, search, disabled, onTick } = props;
  const t = useT(accountMessages);
  const held = codes.filter((code) => value.has(code)).length;
  const [opened, setOpened] = useState(held > 0 && held < codes.length);
  const open = opened || search.trim() !== '';
  const name = group.name[language];
  const changeable = codes.filter((code) => grantable.has(code));
  const tickAll = (ticked: boolean) => {
    const gone = new Set<Permission>(ticked ? [] : changeable);
    onChange(new Set([...[...value].filter((code) => !gone.has(code)), ...(ticked ? changeable : [])]));
  };
  return (
    <Item role="group" aria-label={name}>
      <Head>
        <IconButton
          size="sm"
          icon={open ? chevronDownIcon : chevronRightIcon}
          label={t(open ? 'account.permissions.close' : 'account.permissions.open', { group: name })}
          aria-expanded={open}
          onClick={() => setOpened(!open)}
        />
        <Checkbox
          label={name}
          checked={held > 0 && held === codes.length}
          indeterminate={held > 0 && held < codes.length}
          disabled={disabled || changeable.length === 0}
          onChange={() => tickAll(changeable.some((code) => !value.has(code)))}
        />
        <Text numeric size="xs" tone="muted">
          {t('account.permissions.count', { held, all: codes.length })}
        </Text>
      </Head>
      {open && (
        <Codes>
          {matching.map((code) => (
            <Code key={code} {...props} code={code} onTick={onTick} />
          ))}
        </Codes>
      )}
    </Item>
  );
}

function Code({ code, value, grantable, compared, disabled, onTick }: GroupProps & { readonly code: Permission }) {
  const t = useT(accountMessages);
  const held = value.has(code);
  const differs = compared !== undefined && compared.includes(code) !== held;
  const given = grantable.has(code);
  return (
    <CodeRow title={given ? undefined : t('account.permissions.notYours')}>
      <Checkbox
        label={permissionLabels[code][language]}
        checked={held}
        disabled={disabled || !given}
        onChange={(ticked) => onTick(code, ticked)}
      />
      {differs && <Badge tone="warning">{t(held ? 'account.permissions.added' : 'account.permissions.removed')}</Badge>}
      {!differs && /_delete$/.test(code) && <Badge tone="warning">{t('account.permissions.careful')}</Badge>}
    </CodeRow>
  );
}

interface UntickDialogProps {
  readonly code: Permission;
  readonly held: ReadonlySet<Permission>;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function UntickDialog({ code, held, onConfirm, onCancel }: UntickDialogProps) {
  const t = useT(accountMessages);
  const format = useFormat();
  const buttons = dependentsOf(held, code);
  return (
    <ConfirmDialog
      open
      title={t('account.untick.title')}
      body={t('account.untick.text', {
        menu: permissionLabels[code][language],
        count: buttons.length,
        buttons: format.list(buttons.map((button) => permissionLabels[button][language])),
      })}
      confirmLabel={t('account.untick.confirm')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const Groups = styled.div`
  border-block-start: 1px solid ${token.color.borderSoft};
`;

const Item = styled.div`
  border-block-end: 1px solid ${token.color.borderSoft};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  min-height: 36px;

  > :nth-child(2) {
    flex: 1;
  }
`;

const Codes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(180px, 1fr));
  gap: 0 ${token.space[3]};
  padding: 0 0 ${token.space[3]} 46px;

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const CodeRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 28px;

  @media (pointer: coarse) {
    min-height: ${token.size.touch};
  }
`;
