import { readPower } from 'pest-sdk';
import { expect, test } from 'vitest';
import { addCompany } from '../testing/people';
import { onEachEngine } from '../testing/test-server';
import { giveDividedCodes } from './migrations/008-people';

onEachEngine((server) => {
  test('whoever held a code that was divided holds its parts, once', async () => {
    const company = await addCompany(server());
    const manager = await company.addManagementStaff([
      'm_mquipment_chemistry',
      'btn_chemistry_save',
      'btn_client_create',
    ]);
    const other = await company.addManagementStaff(['m_index']);
    await giveDividedCodes(server().database.system);
    await giveDividedCodes(server().database.system);
    expect(readPower((await manager.get('auth.info', {})).power).sort()).toEqual([
      'btn_chemistry_edit',
      'btn_chemistry_save',
      'btn_chemistry_view',
      'btn_client_add',
      'btn_client_create',
      'm_mquipment_chemistry',
    ]);
    expect(readPower((await other.get('auth.info', {})).power)).toEqual(['m_index']);
  });
});
