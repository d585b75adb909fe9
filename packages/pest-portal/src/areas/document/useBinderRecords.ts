import {
  type BinderQuestion,
  type ChemicalUse,
  type Device,
  deviceTypeRows,
  pestGroupWords,
  type Risk,
  type SiteTrend,
} from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { csvFile, useFormat } from 'pest-ui';
import { client } from '../../base/client';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { rightTo } from '../../base/pages';
import { useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { type ExportColumn, linesOf } from '../../kit/import/ExportMenu';
import { csvOf } from '../../kit/import/write-table';
import { useRiskExportColumns } from '../risk/register/ExportRisks';
import { chemicalMessages } from '../task/chemicals/chemical.messages';
import { daysOf } from '../task/use/use-days';
import { answerMessages } from './answers/answer.messages';
import { type BinderEntry, type BinderWords, fetchFile, folderOf } from './binder-zip';
import { documentMessages } from './document.messages';
import { planDrawing } from './plan-drawing';

/**
 * The site's own records as files of the archive, each asked for by the call that its page asks: whoever may not see it
 * there does not get it here, and the list says so.
 */
export function useBinderRecords(words: BinderWords) {
  const t = useT(documentMessages);
  const asked = useT(answerMessages);
  const can = useCan();
  const { today } = useSiteTime();
  const columns = useColumns();
  const file = (question: BinderQuestion, name: string, load: BinderEntry['load']): BinderEntry => ({
    question,
    path: `${folderOf(question, words)}/${name}`,
    load,
  });

  async function reports(customerId: string, signal: AbortSignal): Promise<BinderEntry[]> {
    const { from: since } = daysOf('year', today());
    const entries: BinderEntry[] = [];
    for await (const { id, number, serviceDay } of client.report.list.all(
      { kind: 'report', state: 'approved', customerId },
      { signal },
    )) {
      if (serviceDay < since) continue;
      entries.push(
        file('reports', `${serviceDay} ${number}.pdf`, async (until) => {
          const { fullurl } = await client.report.exportPdf({ id, language }, { signal: until });
          return fetchFile(fullurl, until);
        }),
      );
    }
    return entries;
  }

  async function plans(customerId: string, signal: AbortSignal): Promise<BinderEntry[]> {
    const devices = await client.device.list({ customerId }, { signal });
    const all = await client.floorPlan.list({ customerId }, { signal });
    return [
      file('plan', `${t('document.file.devices')}.csv`, async () => tableOf(columns.devices, devices)),
      ...all.map((plan) =>
        file('plan', `${plan.name.replace(/[\\/:*?"<>|]/g, '_')}.svg`, async (until) =>
          planDrawing(
            plan,
            await fetchFile(plan.image.src, until),
            devices.filter(({ floorPlanId }) => floorPlanId === plan.id),
          ),
        ),
      ),
    ];
  }

  const trend = async (customerId: string) => [
    file('trend', `${asked('document.question.trend')}.csv`, async (signal) => {
      const groups = await client.home.siteTrend({ customerId }, { signal });
      const months = groups.flatMap(({ group, months: told }) => told.map((month) => ({ ...month, group })));
      return tableOf(columns.trend, months);
    }),
  ];

  const actions = async (customerId: string) => [
    file('actions', `${asked('document.question.actions')}.csv`, async (signal) =>
      tableOf(
        columns.actions,
        await allOf(client.risk.list.all({ customerId, sort: 'foundAt', order: 'desc' }, { signal })),
      ),
    ),
  ];

  const chemicals = async (customerId: string) => [
    file('chemicals', `${asked('document.question.chemicals')}.csv`, async (signal) => {
      const uses: ChemicalUse[] = [];
      const request = { customerId, ...daysOf('year', today()), finished: 'true' } as const;
      for await (const { id } of client.task.list.all(request, { signal })) {
        uses.push(...(await client.inspection.chemicalUses({ id }, { signal })));
      }
      return tableOf(columns.chemicals, uses);
    }),
  ];

  const kinds = [
    ['chemicals', chemicals, can(rights.taskList) && can(rights.inspectionChemicalUses)],
    ['plan', plans, can(rights.floorPlanList) && can(rights.deviceList)],
    ['reports', reports, can(rightTo('/servicePage/serverReport')) && can(rights.reportExportPdf)],
    ['trend', trend, can(rights.homeSiteTrend)],
    ['actions', actions, can(rights.riskList)],
  ] as const;
  return {
    withheld: kinds.filter(([, , may]) => !may).map(([question]) => question),
    load: async (customerId: string, signal: AbortSignal) => {
      const entries: BinderEntry[] = [];
      for (const [, load, may] of kinds) if (may) entries.push(...(await load(customerId, signal)));
      return entries;
    },
  };
}

interface TrendMonth extends Pick<SiteTrend['months'][number], 'month' | 'count' | 'before' | 'threshold'> {
  readonly group: SiteTrend['group'];
}

function useColumns() {
  const t = useT(documentMessages);
  const common = useT(commonMessages);
  const field = useT(chemicalMessages);
  const { day, dateTime } = useFormat();
  return {
    actions: useRiskExportColumns(),
    trend: [
      { head: t('document.trend.group'), text: ({ group }) => pestGroupWords[group][language] },
      { head: t('document.trend.month'), text: ({ month }) => month },
      { head: t('document.trend.count'), number: ({ count }) => count },
      { head: t('document.trend.before'), number: ({ before }) => before },
      { head: t('document.trend.threshold'), number: ({ threshold }) => threshold },
    ] satisfies ExportColumn<TrendMonth>[],
    devices: [
      { head: t('document.device.code'), text: ({ code }) => code },
      { head: t('document.device.type'), text: ({ type }) => deviceTypeRows[type].words[language] },
      { head: common('common.name'), text: ({ name }) => name },
      { head: t('document.device.location'), text: ({ location }) => location },
      { head: t('document.device.installed'), day: ({ installedDay }) => installedDay },
      { head: t('document.device.checked'), day: ({ lastCheckedAt }) => lastCheckedAt && day(lastCheckedAt) },
    ] satisfies ExportColumn<Device>[],
    chemicals: [
      { head: common('common.time'), text: ({ usedAt }) => dateTime(usedAt) },
      { head: field('chemical.product'), text: ({ name }) => name },
      { head: field('chemical.registration'), text: ({ registrationNumber }) => registrationNumber },
      { head: field('chemical.ingredient'), text: ({ activeIngredient }) => activeIngredient },
      { head: field('chemical.amount'), text: ({ amount, unit }) => `${amount} ${unit}` },
      { head: field('chemical.dilution'), text: ({ dilution }) => dilution },
      { head: `${field('chemical.area')} (${field('chemical.area.unit')})`, text: ({ areaTreated }) => areaTreated },
      { head: field('chemical.where'), text: ({ where }) => where },
      { head: field('chemical.method'), text: ({ method }) => method },
      { head: field('chemical.targetPest'), text: ({ targetPest }) => targetPest },
      { head: field('chemical.batch'), text: ({ batch }) => batch },
      { head: field('chemical.precautions'), text: ({ precautions }) => precautions },
      { head: field('chemical.applicator'), text: ({ applicatorName }) => applicatorName },
      { head: field('chemical.licence'), text: ({ applicatorLicence }) => applicatorLicence },
    ] satisfies ExportColumn<ChemicalUse>[],
  };
}

async function allOf(risks: AsyncIterable<Risk>): Promise<Risk[]> {
  const all: Risk[] = [];
  for await (const risk of risks) all.push(risk);
  return all;
}

function tableOf<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): Blob {
  return csvFile(csvOf(linesOf(columns, rows)));
}
