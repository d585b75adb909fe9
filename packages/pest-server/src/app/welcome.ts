/** The lines that the server prints when it listens. */
const demoAccounts = [
  ['13900000001', '防治公司 A 管理员', 'administrator of pest-control company A'],
  ['13900000002', '公司 A 管理人员', 'its management staff'],
  ['13900000003', '公司 A 服务人员', 'its service staff'],
  ['13900000004', '公司 A 的客户（食品厂）', 'its customer, a food factory'],
  ['13900000005', '平台管理员', 'platform administrator'],
  ['13900000006', '待审核公司的管理员', 'administrator of a company still waiting for review'],
  ['13900000007', '防治公司 B 管理员（英文演示）', 'administrator of company B: the demo in English'],
  ['13900000008', '公司 B 的客户（英文演示）', "company B's customer, in English"],
  ['13900000009', '新公司的管理员（还没有数据）', 'administrator of a new company without any data'],
] as const;

export function welcome(address: string, demo: boolean): string {
  const lines = ['', `  Pest Portal 已启动 / is running: ${address}`];
  if (demo) {
    lines.push('', '  演示账号（密码均为 pest1234） / Demo accounts (password pest1234 for all):');
    for (const [phone, zh, en] of demoAccounts) lines.push(`    ${phone}  ${zh} / ${en}`);
  }
  lines.push('', '  按 Ctrl-C 停止 / Ctrl-C ends it', '');
  return lines.join('\n');
}
