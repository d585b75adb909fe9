import { serverKit, skipped } from './bundle.mjs';
import { openDemo } from './demo-server.mjs';

const title = 'Roll-ups after 2,000 random changes by eight writers at once: recorded, corrected, taken back';
const reach = '0 rows differ from what the checks add up to, no writer fails';
const changes = 2000;
const writers = 8;
const rollbackShare = 0.1;

class TakenBack extends Error {}

function lamp(flies, mosquitoes) {
  const counts = [
    { species: 'fly', count: flies },
    { species: 'mosquito', count: mosquitoes },
  ];
  return { type: 'flyLamp', counts, boardFill: null, lampOn: true, boardReplaced: true };
}

function randomRecord() {
  const checked = Math.random() > 0.15;
  return {
    outcome: checked ? 'checked' : 'inaccessible',
    reason: checked ? '' : 'blocked',
    reading: checked ? lamp(Math.floor(Math.random() * 30), Math.floor(Math.random() * 3)) : null,
    answers: {},
    actions: [],
    photos: [],
    note: '',
  };
}

/** One check of a random lamp at a random visit: of days gone by, so that most changes are corrections. */
async function change(kit, database, companyId, tasks, lamps) {
  const task = tasks[Math.floor(Math.random() * tasks.length)];
  const lampId = lamps[Math.floor(Math.random() * lamps.length)];
  try {
    await database.inScope({ kind: 'company', companyId }, async (tx) => {
      const device = await tx.db
        .selectFrom('device')
        .selectAll()
        .where('id', '=', lampId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const at = { now: new Date(), today: task.planned_day, account: task.account };
      await kit.recordCheck(tx, task, device, randomRecord(), at);
      if (Math.random() < rollbackShare) throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
}

async function differences(kit, database) {
  const { rows } = await kit.sql`
    select (select count(*) from (
        select company_id, floor_plan_id, local_day, device_id, sum(captures)::int as counted,
          (count(*) filter (where outcome = 'checked'))::int as opened, sum(exposure_days)::int as days
        from device_check group by 1, 2, 3, 4) as checks
      full join reading_day using (company_id, floor_plan_id, local_day, device_id)
      where coalesce(counted, 0) <> coalesce(captures, 0) or coalesce(opened, 0) <> coalesce(checks, 0)
        or coalesce(days, 0) <> coalesce(exposure_days, 0))::int
    + (select count(*) from (
        select company_id, customer_id, local_day, species, sum(n)::int as counted from capture group by 1, 2, 3, 4) as sums
      full join capture_day using (company_id, customer_id, local_day, species)
      where coalesce(counted, 0) <> coalesce(n, 0))::int as differing`.execute(database.system);
  return rows[0].differing;
}

async function drive(kit, database) {
  const device = await database.system
    .selectFrom('device')
    .selectAll()
    .where('code', '=', 'MY0001')
    .executeTakeFirstOrThrow();
  const ofSite = (table) => database.system.selectFrom(table).where('customer_id', '=', device.customer_id);
  const lamps = (await ofSite('device').select('id').where('type', '=', 'flyLamp').execute()).map(({ id }) => id);
  const account = await database.system
    .selectFrom('account')
    .select(['id', 'user_name as name'])
    .where('company_id', '=', device.company_id)
    .executeTakeFirstOrThrow();
  const tasks = (
    await ofSite('task').selectAll().where('state', '=', 'reviewed').orderBy('planned_day', 'desc').limit(6).execute()
  ).map((task) => ({ ...task, account }));
  let left = changes;
  let failed = 0;
  await Promise.all(
    Array.from({ length: writers }, async () => {
      while (left > 0) {
        left -= 1;
        await change(kit, database, device.company_id, tasks, lamps).catch(() => {
          failed += 1;
        });
      }
    }),
  );
  return failed;
}

export async function run() {
  const kit = await serverKit();
  const cluster = await kit.startCluster();
  if (!cluster) return skipped('S5', title, reach);
  try {
    await cluster.createDatabase('bench');
    const { database, stop } = await openDemo(kit, async () => kit.openPostgres(cluster.url('bench')));
    const began = performance.now();
    const failed = await drive(kit, database);
    const seconds = (performance.now() - began) / 1000;
    const differing = await differences(kit, database);
    await stop();
    const rows = [
      { label: 'changes', value: changes, unit: '' },
      { label: 'changes a second', value: Math.round(changes / seconds), unit: '/s' },
      { label: 'writers’ changes that failed', value: failed, unit: '' },
      { label: 'roll-up rows that differ', value: differing, unit: '' },
    ];
    return { id: 'S5', title, rows, reach, met: differing === 0 && failed === 0 };
  } finally {
    await cluster.stop();
  }
}
