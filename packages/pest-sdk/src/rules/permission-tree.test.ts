import { describe, expect, it } from 'vitest';
import { permissionTemplates } from './permission-templates';
import { dependentsOf, permissionTree, withoutPermission, withPermission } from './permission-tree';
import { administratorPermissions, customerPermissions, type Permission, permissions } from './permissions';

const held = (...codes: Permission[]) => new Set(codes);

describe('the tree of permissions', () => {
  it('has every code once', () => {
    const all = permissionTree.flatMap(({ codes }) => codes);
    expect([...all].sort()).toEqual([...permissions].sort());
  });

  it('ticks the page with the act, and unticks the acts with the page', () => {
    expect([...withPermission(held(), 'btn_client_edit')]).toEqual(['m_client_list', 'btn_client_edit']);
    expect([...withPermission(held(), 'btn_leave_apply')]).toEqual(['btn_leave_apply']);
    const three = held('m_client_list', 'btn_client_edit', 'm_index');
    expect(dependentsOf(three, 'm_client_list')).toEqual(['btn_client_edit']);
    expect([...withoutPermission(three, 'm_client_list')]).toEqual(['m_index']);
    expect([...withoutPermission(three, 'btn_client_edit')]).toEqual(['m_client_list', 'm_index']);
  });
});

describe('templates of permissions', () => {
  it.each(permissionTemplates.map((template) => [template.id, template] as const))(
    '%s holds nothing that nobody may give, and no act without its page',
    (_, { audience, codes }) => {
      const most = audience === 'customer' ? customerPermissions : administratorPermissions;
      expect(codes.filter((code) => !most.includes(code))).toEqual([]);
      const whole = codes.reduce<ReadonlySet<Permission>>((set, code) => withPermission(set, code), new Set());
      expect([...whole].sort()).toEqual([...codes].sort());
    },
  );
});
