import { defineMessages, type Language, translator } from 'pest-sdk';

/** What `pest-server` says on the command line. Faults are told in English, as in the log. */
const commandMessages = defineMessages({
  zh: {
    'help.all':
      '用法：pest-server <命令> [选项]\n\n' +
      '  start         启动服务器（不写命令时相同）\n' +
      '  create-admin  创建平台管理员，并给出一次性链接\n' +
      '  backup        备份数据库、文件和密钥，服务器可继续运行\n' +
      '  restore       把备份恢复到空的位置\n' +
      '  move          在内置数据库和 PostgreSQL 之间搬迁\n' +
      '  check         检查安装是否完好\n' +
      '  export        导出一家公司的全部数据和文件\n' +
      '  erase         删除一家离开的公司或一个人的资料\n' +
      '  reset-factor  重置一个账号的两步验证和通行密钥\n\n' +
      '  --help        命令的说明\n' +
      '  --lang zh|en  输出语言，默认取自 LANG\n\n' +
      '设置取自环境变量，见 docs/deployment.md。退出码：0 完成，1 未完成或检查出问题，2 用法有误，3 数据由更新的版本写入，4 数据过旧。',
    'help.start': '用法：pest-server start\n\n更新数据库结构，启动服务器，直到收到 SIGTERM 或 Ctrl-C。',
    'help.create-admin':
      '用法：pest-server create-admin --phone 13800000000 [--name 姓名] [--company 公司全称]\n\n' +
      '创建平台公司及其管理员，输出用于设置密码的链接：24 小时内有效，只能使用一次。\n' +
      '公司默认取 PEST_OPERATOR_NAME。对已有的平台管理员再次运行，会得到新链接，旧链接失效。',
    'help.backup':
      '用法：pest-server backup [--to 文件] [--files copied|listed|none] [--no-secrets]\n\n' +
      '把同一时刻的数据库、其文件和密钥写入一个文件，写完后逐项核对。\n' +
      '  --to          文件，默认为当前目录下 pest-<时间>.pest；已存在的文件不会被覆盖\n' +
      '  --files       copied 复制文件（默认）；listed 只记录其哈希，适合另有副本的存储桶；none 不含文件\n' +
      '  --no-secrets  不含密钥，请另行保管',
    'help.restore':
      '用法：pest-server restore <备份文件>\n\n' +
      '先核对备份的每个哈希，再恢复到设置所指的位置；该位置必须为空，服务器必须已停止。\n' +
      '只含数据库的每小时转储，恢复到原有的文件和密钥旁边。',
    'help.move':
      '用法：pest-server move --to postgres://… | --to embedded\n\n' +
      '把设置所指数据库的所有行搬到另一个空数据库，并逐表核对；服务器必须已停止，原数据库保持不变。\n' +
      'embedded 指 PEST_DATA_DIR 中的内置数据库。地址也可写在 PEST_MOVE_TO 中，以免密码出现在进程列表里。',
    'help.check': '用法：pest-server check\n\n检查数据库结构、汇总数据和文件，不做任何修改，服务器可继续运行。',
    'help.export':
      '用法：pest-server export --company 公司全称或编号 [--to 文件]\n\n' +
      '把一家公司可以看到的全部记录（每张表一个 JSON Lines 文件）及其文件写入一个 tar 文件，不含密码、密钥和令牌。\n' +
      '服务器可继续运行。默认写入当前目录下 pest-company-<日期>.tar；已存在的文件不会被覆盖。',
    'help.erase':
      '用法：pest-server erase --company 公司全称或编号 [--look | --take-back]\n' +
      '      pest-server erase --carry-out\n' +
      '      pest-server erase --person 手机号或账号编号 [--carry-out] [--to 文件]\n' +
      '      pest-server erase --certificate 公司全称或编号 [--to 文件]\n\n' +
      '通知删除一家公司的全部数据：30 天后由服务器删除，其间公司每个人都会看到提示，随时可以撤回。请先用 export 导出。\n' +
      '  --look         只列出将删除的内容，不做任何修改\n' +
      '  --take-back    撤回通知\n' +
      '  --carry-out    立即删除所有已到期的公司（否则由服务器每小时处理），并显示进度；中断后再次运行即可继续\n' +
      '  --person       显示删除一个人的资料会留下怎样的证明，不做修改；加 --carry-out 立即删除，不能撤回：关闭账号，删除登录、\n' +
      '                 消息和头像；须保留的记录不再写其姓名，依法保存的到期改写。尚有服务的员工、公司管理员和有子账号的账号须先交接\n' +
      '  --certificate  显示删除证明；加 --to 时写入 <文件>.json、.zh.txt 和 .en.txt\n\n' +
      '订单保存三年、操作日志保存六个月后删除。恢复更早的备份会恢复该公司，请再次运行。服务器可继续运行。',
    'help.reset-factor':
      '用法：pest-server reset-factor --phone 13800000000\n\n' +
      '移除一个账号的验证器、恢复码和通行密钥，并结束其全部登录；密码不变。用于管理员丢失手机而无人能为其重置时。\n' +
      '请先确认来者身份。操作记入审计日志，服务器可继续运行。',
    'factor.reset': '已重置 {{name}}（{{phone}}）的两步验证和通行密钥，其登录已全部结束。',
    'export.done': '{{company}} 的数据：{{path}}，{{tables}} 个表，{{rows}} 行，{{files}} 个文件。',
    'erase.holds': '  {{kind}}：{{rows}} 条',
    'erase.given': '{{name}} 将于 {{at}} 删除。在此之前可用 --take-back 撤回。',
    'erase.notGiven': '尚未通知删除 {{name}}；通知后 {{days}} 天删除。',
    'erase.takenBack': '已撤回删除 {{name}} 的通知。',
    'erase.went': '  {{company}}：{{table}} {{rows}} 行',
    'erase.carriedOut': '已到期的公司均已删除。',
    'erase.tried': '尚未做任何修改。加 --carry-out 删除后，证明将写明：\n',
    'usage.command': '没有命令 {{name}}',
    'usage.argument': '参数有误：{{fault}}',
    'usage.more': '用 --help 查看说明。',
    'backup.done': '{{at}} 的备份：{{path}}',
    'backup.holds': '  {{tables}} 个表，{{rows}} 行；{{files}} 个文件；{{secrets}} 个密钥；{{megabytes}} MB',
    'backup.keep': '  凭此文件可进入所有账号：请存放在他人读不到的地方。',
    'backup.missing': '缺少 {{count}} 个文件，备份前就已不在：',
    'restore.done': '已恢复 {{at}} 的备份：{{rows}} 行，{{files}} 个文件，{{secrets}} 个密钥，全部核对一致。',
    'move.done': '已搬迁 {{tables}} 个表、{{rows}} 行，逐表核对一致。原数据库保持不变。',
    'move.next.postgres': '请把 DATABASE_URL 设为新地址，然后启动服务器。',
    'move.next.embedded': '请取消 DATABASE_URL，然后启动服务器。',
    'move.connected': '该数据库还有其他连接。请先停止服务器。',
    'check.migrations': '数据库结构与此版本不同：{{names}}',
    'check.rows': '{{tables}} 个表，{{rows}} 行',
    'check.rollUps': '汇总数据与记录不符 {{count}} 处：',
    'check.files': '{{stored}} 个文件，其中 {{strays}} 个没有登记（一天后自动清理）',
    'check.missing': '已登记但缺少的文件 {{count}} 个：',
    'check.sound': '完好。',
    'admin.created': '已创建平台管理员 {{phone}}。',
    'admin.again': '平台管理员 {{phone}} 的新链接，旧链接已失效。',
    'admin.link': '设置密码的链接，24 小时内有效，只能使用一次：',
    'admin.name': '管理员',
    'admin.company': '请用 --company 或 PEST_OPERATOR_NAME 写明运营公司全称',
  },
  en: {
    'help.all':
      'Usage: pest-server <command> [options]\n\n' +
      '  start         run the server (also without a command)\n' +
      '  create-admin  make the platform’s administrator, and print a one-time link\n' +
      '  backup        back up database, files and secrets while the server works\n' +
      '  restore       put a backup into an empty place\n' +
      '  move          carry the rows between the embedded database and PostgreSQL\n' +
      '  check         look whether the installation is sound\n' +
      '  export        everything of one company, for it to take along\n' +
      '  erase         everything of a company that leaves, or of a person\n' +
      '  reset-factor  forget the second factor and the passkeys of an account\n\n' +
      '  --help        what a command does\n' +
      '  --lang zh|en  language of the output, by LANG otherwise\n\n' +
      'Settings are environment variables, see docs/deployment.md. Exit codes: 0 done, 1 not done or something found\nwrong, 2 wrong usage, 3 data of a newer version, 4 data that are too old.',
    'help.start':
      'Usage: pest-server start\n\nBrings the schema up to date and runs the server, until SIGTERM or Ctrl-C.',
    'help.create-admin':
      'Usage: pest-server create-admin --phone 13800000000 [--name NAME] [--company NAME]\n\n' +
      'Makes the platform’s company and its administrator, and prints the link to set the password with: good for 24\nhours and once. ' +
      'The company is PEST_OPERATOR_NAME unless given. For an administrator that is there already it\nprints a new link; older ones end.',
    'help.backup':
      'Usage: pest-server backup [--to FILE] [--files copied|listed|none] [--no-secrets]\n\n' +
      'Writes the database of one moment, its files and the secrets into one file, and reads it through afterwards.\n' +
      '  --to          the file, otherwise pest-<time>.pest here; a file that is there is not written over\n' +
      '  --files       copied (usual); listed: their hashes only, for a bucket with copies of its own; none\n' +
      '  --no-secrets  without the secrets; keep them elsewhere',
    'help.restore':
      'Usage: pest-server restore FILE\n\n' +
      'Checks every hash of a backup, then puts it into the place that the settings name, which must be empty and its\nserver stopped. ' +
      'An hourly dump, which holds the database alone, is restored beside its files and secrets.',
    'help.move':
      'Usage: pest-server move --to postgres://… | --to embedded\n\n' +
      'Carries all rows of the database that the settings name into another, empty one, and compares them table by\ntable. The server must be stopped; the first database stays as it is. ' +
      '“embedded” is the one in PEST_DATA_DIR.\nThe address may stand in PEST_MOVE_TO instead, where no list of processes shows its password.',
    'help.check':
      'Usage: pest-server check\n\nLooks at schema, roll-ups and files, and changes nothing. The server may be running.',
    'help.export':
      'Usage: pest-server export --company NAME|ID [--to FILE]\n\n' +
      'Writes all records that a company may see (a file of JSON Lines for each table) and its files into one tar file,\nwithout passwords, secrets and tokens. ' +
      'The server may be running. Without --to it is pest-company-<day>.tar here; a\nfile that is there is not written over.',
    'help.erase':
      'Usage: pest-server erase --company NAME|ID [--look | --take-back]\n' +
      '       pest-server erase --carry-out\n' +
      '       pest-server erase --person PHONE|ID [--carry-out] [--to FILE]\n' +
      '       pest-server erase --certificate NAME|ID [--to FILE]\n\n' +
      'Gives notice that a company is erased: the server does it after 30 days. Until then everybody of the company sees\n' +
      'it, and it can be taken back. Run export first.\n' +
      '  --look         lists what would go, and changes nothing\n' +
      '  --take-back    takes the notice back\n' +
      '  --carry-out    erases now what is due, and tells how far it is; the server does so each hour. Cut short, it goes\n' +
      '                 on when it is run again\n' +
      '  --person       shows what the certificate would say, and changes nothing; with --carry-out erases what is known of\n' +
      '                 a person at once, for good: closes the account, removes sign-ins, messages and picture, and takes\n' +
      '                 the name from records that stay, from those that a law keeps when that ends. Whoever has services\n' +
      '                 to do, runs a company or has sub-accounts is replaced first\n' +
      '  --certificate  prints what went and what stays; with --to into FILE.json, FILE.zh.txt and FILE.en.txt\n\n' +
      'Deals stay for three years and the audit log for six months, as the law asks. A backup from before brings the\n' +
      'company back: erase it again. The server may run.',
    'help.reset-factor':
      'Usage: pest-server reset-factor --phone 13800000000\n\n' +
      'Forgets the authenticator, recovery codes and passkeys of an account, and ends its sessions; the password stays. For\nan administrator who lost the phone and whom nobody else can help. ' +
      'Make sure who asks. The audit log tells of it.\nThe server may be running.',
    'factor.reset': 'Two-step sign-in and passkeys of {{name}} ({{phone}}) were reset, and all sessions ended.',
    'export.done': 'Records of {{company}}: {{path}}, {{tables}} tables, {{rows}} rows, {{files}} files.',
    'erase.holds': '  {{kind}}: {{rows}}',
    'erase.given': '{{name}} is erased on {{at}}. Until then --take-back takes it back.',
    'erase.notGiven': 'No notice was given of {{name}}; it is erased {{days}} days after one.',
    'erase.takenBack': 'The notice of {{name}} was taken back.',
    'erase.went': '  {{company}}: {{rows}} rows of {{table}}',
    'erase.carriedOut': 'Every company that was due is erased.',
    'erase.tried': 'Nothing was changed. With --carry-out the certificate will say:\n',
    'usage.command': 'There is no command {{name}}.',
    'usage.argument': 'Wrong usage: {{fault}}',
    'usage.more': '--help says more.',
    'backup.done': 'Backup of {{at}}: {{path}}',
    'backup.holds': '  {{tables}} tables, {{rows}} rows; {{files}} files; {{secrets}} secrets; {{megabytes}} MB',
    'backup.keep': '  It opens every account: keep it where nobody else can read it.',
    'backup.missing': 'Files that were missing before the backup, {{count}}:',
    'restore.done':
      'Restored the backup of {{at}}: {{rows}} rows, {{files}} files, {{secrets}} secrets, each compared.',
    'move.done':
      'Moved {{tables}} tables with {{rows}} rows, compared table by table. The first database is as it was.',
    'move.next.postgres': 'Set DATABASE_URL to the new address, and start the server.',
    'move.next.embedded': 'Remove DATABASE_URL, and start the server.',
    'move.connected': 'Others are connected to the database. Stop the server first.',
    'check.migrations': 'The schema is not this version’s: {{names}}',
    'check.rows': '{{tables}} tables, {{rows}} rows',
    'check.rollUps': 'Roll-ups that differ from what was recorded, {{count}}:',
    'check.files': '{{stored}} files, {{strays}} of them without a row (removed after a day)',
    'check.missing': 'Files that are named and missing, {{count}}:',
    'check.sound': 'Sound.',
    'admin.created': 'Made the platform’s administrator {{phone}}.',
    'admin.again': 'A new link for the platform’s administrator {{phone}}; older ones have ended.',
    'admin.link': 'The password is set by this link, within 24 hours and once:',
    'admin.name': 'Administrator',
    'admin.company': 'name the company that runs the platform, by --company or PEST_OPERATOR_NAME',
  },
});

export function commandWords(language: Language) {
  return translator(commandMessages, language);
}
export type CommandWords = ReturnType<typeof commandWords>;
