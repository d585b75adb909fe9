import {
  annexRow,
  checkOutcomeWords,
  deviceActionWords,
  endsInRunningMonth,
  pestGroupOf,
  pestGroupWords,
  type ReportSection,
  type ReportSectionOf,
  rateChange,
  reportMessages,
  riskSeverityTones,
  riskSeverityWords,
  riskStanding,
  riskStandingWords,
  taskPlaceWords,
} from 'pest-sdk';
import { type ReactElement, useCallback, useContext } from 'react';
import { Chart, type ChartTable } from '../../charts/Chart';
import type { ChartLook } from '../../charts/chart-look';
import { trendOption } from '../../charts/options/trend';
import { useFormat, useLocale, useMessages } from '../../i18n/messages';
import { Badge } from '../../primitives/badge/Badge';
import { DescriptionList } from '../../primitives/description-list/DescriptionList';
import { Text } from '../../primitives/text/Text';
import { useDeviceTypes } from '../../provider/useDeviceTypes';
import { useSpeciesLabel } from '../../provider/useSpeciesLabel';
import { PaperContext, useAnnexColumn } from './AnnexRows';
import { PlanFigures } from './PlanFigures';
import { Photos, Signatures } from './ReportFigures.styles';
import { ReportTable } from './ReportTable';
import { SignaturePicture } from './SignaturePicture';

/** The figures of a section, as they were when the report was generated. A new kind of section asks for its part here. */
export function SectionFigures({
  section,
  title,
}: {
  readonly section: ReportSection;
  readonly title: string;
}): ReactElement | null {
  switch (section.kind) {
    case 'contacts':
      return <Contacts data={section.data} />;
    case 'serviceContent':
      return <ServiceContent data={section.data} />;
    case 'pestData':
      return <PestData data={section.data} title={title} />;
    case 'rodentTrend':
    case 'flyingInsectTrend':
      return <Trend data={section.data} />;
    case 'hotSpots':
      return <HotSpots data={section.data} title={title} />;
    case 'floorPlans':
      return <PlanFigures plans={section.data.plans} />;
    case 'deviceRecords':
      return <DeviceRecords data={section.data} title={title} />;
    case 'deviceChecks':
      return <DeviceChecks data={section.data} title={title} />;
    case 'risks':
      return <Risks data={section.data} title={title} />;
    case 'chemicals':
      return <Chemicals data={section.data} title={title} />;
    case 'summary':
    case 'recommendations':
    case 'text':
      return null;
    default:
      return <Unknown section={section} />;
  }
}

/** A kind that this version does not know: shown as such, not hidden. */
function Unknown({ section }: { readonly section: never }) {
  const t = useMessages(reportMessages);
  const { kind }: { readonly kind: string } = section;
  return (
    <Text as="p" tone="warning" role="note">
      {t('report.unknownSection', { kind })}
    </Text>
  );
}

type DataOf<Kind extends ReportSection['kind']> = ReportSectionOf<Kind>['data'];

function useReportWords() {
  const t = useMessages(reportMessages);
  const locale = useLocale();
  const format = useFormat();
  const { label: typeName } = useDeviceTypes();
  const speciesName = useSpeciesLabel();
  const orNone = (value: string | null | undefined) => value || t('report.unknown');
  // A host's record may hold invalid numbers and times.
  const number = (value: number | null) =>
    value === null || !Number.isFinite(value) ? t('report.unknown') : format.number(value);
  const instant = (value: string | null) =>
    value === null || Number.isNaN(Date.parse(value)) ? t('report.unknown') : format.dateTime(value);
  /** A late entry also shows when it was entered. */
  const happened = (at: string | null, received: string | undefined) =>
    received === undefined ? instant(at) : t('report.receivedLate', { at: instant(at), received: instant(received) });
  return { t, locale, format, typeName, speciesName, orNone, number, instant, happened };
}

function Contacts({ data }: { readonly data: DataOf<'contacts'> }) {
  const { t, format, orNone } = useReportWords();
  const person = (name: string, phone: string) => orNone(format.parts([name, phone]));
  return (
    <DescriptionList
      items={[
        { term: t('report.customerContact'), description: person(data.customerContact, data.customerPhone) },
        { term: data.companyName, description: person(data.companyContact, data.companyPhone) },
        {
          term: t('report.technicians'),
          description: orNone(
            format.list(
              data.technicians.map(({ name, licence }) => t('report.technician', { name, licence: orNone(licence) })),
            ),
          ),
        },
      ]}
    />
  );
}

function ServiceContent({ data }: { readonly data: DataOf<'serviceContent'> }) {
  const { t, locale, format, orNone, instant, happened } = useReportWords();
  const { services = [] } = data;
  const ofOne = [
    { term: t('report.task'), description: data.taskNumber },
    { term: t('report.planned'), description: instant(data.plannedAt) },
    { term: t('report.checkedIn'), description: happened(data.checkedInAt, data.checkInReceivedAt) },
    { term: t('report.submitted'), description: happened(data.submittedAt, data.submissionReceivedAt) },
  ];
  return (
    <>
      {services.length > 0 && <Services services={services} />}
      <DescriptionList
        items={[
          ...(services.length > 0 ? [] : ofOne),
          {
            term: t('report.places'),
            description: format.list(data.places.map((place) => taskPlaceWords[place]?.[locale] ?? place)),
          },
          { term: t('report.workshops'), description: orNone(format.list(data.workshops)) },
          { term: t('report.description'), description: orNone(data.description) },
        ]}
      />
      <SiteSignatures signatures={data.siteSignatures ?? []} />
    </>
  );
}

type SiteSignatures = NonNullable<DataOf<'serviceContent'>['siteSignatures']>;

/** Who signed for the visits on the technician's phone, or why nobody did. */
function SiteSignatures({ signatures }: { readonly signatures: SiteSignatures }) {
  const { t, format, happened } = useReportWords();
  if (signatures.length === 0) return null;
  return (
    <Signatures aria-label={t('report.siteSignature')}>
      {signatures.map(
        ({ service = '', name, title, method, strokes, reason, signedAt, receivedAt, accountName, outdated }) => (
          <li key={`${service} ${signedAt}`}>
            <strong>{format.parts([t('report.siteSignature'), service])}</strong>
            {strokes && <SignaturePicture strokes={strokes} label={t('report.signature.drawn', { name })} />}
            {method === 'typed' && <Text tone="muted">{t('report.signature.typed')}</Text>}
            {method === 'absent' && <Text tone="warning">{t('report.siteSignature.none', { reason })}</Text>}
            <span>{format.parts([name, title])}</span>
            <Text size="xs" tone="muted">
              {t('report.siteSignature.held', { at: happened(signedAt, receivedAt), name: accountName })}
            </Text>
            {outdated && t('report.signature.outdated')}
          </li>
        ),
      )}
    </Signatures>
  );
}

/** Each service of a report over several. */
function Services({ services }: { readonly services: NonNullable<DataOf<'serviceContent'>['services']> }) {
  const { t, format, orNone, instant, happened, number } = useReportWords();
  return (
    <ReportTable
      label={t('report.services')}
      rows={services}
      rowKey={(service) => service.number}
      columns={[
        { title: t('report.task'), cell: (service) => service.number, whole: true },
        { title: t('report.planned'), cell: ({ plannedAt }) => instant(plannedAt), whole: true },
        { title: t('report.checkedIn'), cell: (one) => happened(one.checkedInAt, one.checkInReceivedAt), whole: true },
        {
          title: t('report.submitted'),
          cell: (one) => happened(one.submittedAt, one.submissionReceivedAt),
          whole: true,
        },
        { title: t('report.technicians'), cell: ({ technicians }) => orNone(format.list(technicians)) },
        {
          title: t('report.services.checks'),
          cell: ({ checked, due }) => `${number(checked)} / ${number(due)}`,
          number: true,
        },
        { title: t('report.captures'), cell: ({ captures }) => number(captures), number: true },
      ]}
    />
  );
}

/** Which service a record is of, in a report over several. */
function useServiceColumn<Row extends { readonly service?: string | undefined }>(rows: readonly Row[]) {
  const { t, orNone } = useReportWords();
  if (!rows.some(({ service }) => service)) return [];
  return [{ title: t('report.task'), cell: ({ service = '' }: Row) => orNone(service), whole: true }];
}

interface FiguresProps<Kind extends ReportSection['kind']> {
  readonly data: DataOf<Kind>;
  readonly title: string;
}

function PestData({ data, title }: FiguresProps<'pestData'>) {
  const rowsOfAnnex = useAnnexColumn(({ counted }: { readonly counted: (record: Recorded) => boolean }) => counted);
  const { t, locale, number, format } = useReportWords();
  const { comparison } = data;
  const bait = (percent: number | null) => (percent === null ? t('report.unknown') : format.percent(percent / 100));
  const counts = data.rows.map(({ group, count, sameDevices, previous }) => ({
    counted: ({ counts: caught }: Recorded) => caught.some(({ species }) => pestGroupOf(species) === group),
    name: pestGroupWords[group]?.[locale] ?? group,
    count: number(count),
    now: number(sameDevices),
    before: number(previous),
    change: changeWords(
      comparison && sameDevices !== null && previous !== null
        ? rateChange({ count: sameDevices, previousCount: previous, ...comparison })
        : null,
      format.percent,
    ),
  }));
  // Eaten bait is no capture: it has its row, and is never added to the counts.
  const consumption = {
    counted: ({ consumedPercent }: Recorded) => consumedPercent !== null,
    name: t('report.bait'),
    count: bait(data.baitConsumedPercent),
    now: bait(data.sameStationsPercent),
    before: bait(data.previousBaitConsumedPercent),
    change: null,
  };
  return (
    <>
      <ReportTable
        label={title}
        rows={[...counts, consumption]}
        rowKey={({ name }) => name}
        columns={[
          { title: t('report.group'), cell: ({ name }) => name },
          { title: t('report.count'), cell: ({ count }) => count, number: true },
          { title: t('report.same.now'), cell: ({ now }) => now, number: true },
          { title: t('report.same.before'), cell: ({ before }) => before, number: true },
          { title: t('report.same.change'), cell: ({ change }) => change ?? t('report.unknown'), number: true },
          ...rowsOfAnnex,
        ]}
      />
      <Text as="p" size="xs" tone="muted">
        {comparison
          ? t('report.same.basis', {
              devices: number(comparison.devices),
              days: number(comparison.deviceDays),
              previousDays: number(comparison.previousDeviceDays),
            })
          : t('report.same.none')}
      </Text>
    </>
  );
}

function changeWords(change: number | null, percent: (share: number) => string): string | null {
  if (change === null) return null;
  const sign = change === 0 ? '' : change > 0 ? '+' : '−';
  return `${sign}${percent(Math.abs(change))}`;
}

type Recorded = DataOf<'deviceRecords'>['rows'][number];

function DeviceRecords({ data, title }: FiguresProps<'deviceRecords'>) {
  const { t, locale, format, typeName, speciesName, number, happened, orNone } = useReportWords();
  const { annex } = useContext(PaperContext);
  const rowNumbers = new Map(data.rows.map((row, at) => [row, at]));
  const ofService = useServiceColumn(data.rows);
  const reading = ({ captures, counts, consumedPercent }: Recorded) => {
    if (consumedPercent !== null) {
      return t('report.record.consumed', { percent: format.percent(consumedPercent / 100) });
    }
    const bySpecies = counts.map(({ species, count }) =>
      t('report.record.count', { species: speciesName(species), count: number(count) }),
    );
    return format.parts([number(captures), format.list(bySpecies)]);
  };
  return (
    <ReportTable
      label={title}
      rows={data.rows}
      rowKey={({ code, checkedAt }) => `${code} ${checkedAt}`}
      columns={[
        ...(annex
          ? [
              {
                title: t('report.annex.row'),
                cell: (row: Recorded) => annexRow(annex, rowNumbers.get(row) ?? 0),
                whole: true,
              },
            ]
          : []),
        ...ofService,
        { title: t('report.code'), cell: ({ code }) => code, whole: true },
        { title: t('report.type'), cell: ({ type }) => typeName(type), whole: true },
        { title: t('report.location'), cell: ({ location }) => orNone(location) },
        {
          title: t('report.outcome'),
          cell: ({ outcome, reason }) => format.parts([checkOutcomeWords[outcome]?.[locale] ?? outcome, reason]),
        },
        { title: t('report.record.reading'), cell: reading },
        {
          title: t('report.record.actions'),
          cell: ({ actions }) =>
            orNone(format.list(actions.map((action) => deviceActionWords[action]?.[locale] ?? action))),
        },
        {
          title: t('report.record.at'),
          cell: ({ checkedAt, receivedAt }) => happened(checkedAt, receivedAt),
          whole: true,
        },
      ]}
    />
  );
}

/** A month in which nothing was checked is a gap, no zero. */
function shownCount({ count, checked = true }: DataOf<'rodentTrend'>['months'][number]): number | null {
  return checked && Number.isFinite(count) ? count : null;
}

function Trend({ data }: { readonly data: DataOf<'rodentTrend'> }) {
  const { t, locale, format } = useReportWords();
  const { group, months, threshold } = data;
  const { lastDay } = useContext(PaperContext);
  const isRunning = lastDay !== null && endsInRunningMonth(months, lastDay);
  const option = useCallback(
    (look: ChartLook) =>
      trendOption(
        {
          months: months.map(({ month }) => month),
          current: { name: t('report.captures'), values: months.map(shownCount) },
          previous: { name: t('report.lastYear'), values: months.map(({ lastYear }) => lastYear) },
          threshold: threshold === null ? undefined : { value: threshold, label: t('report.threshold') },
          isRunning,
        },
        look,
      ),
    [months, threshold, isRunning, t],
  );
  const table: ChartTable = {
    columns: [t('report.month'), t('report.captures'), t('report.lastYear')],
    rows: months.map((month) => [format.month(month.month), shownCount(month), month.lastYear] as const),
  };
  return (
    <>
      <Chart
        label={t('report.trend.label', { group: pestGroupWords[group]?.[locale] ?? group })}
        option={option}
        table={table}
      />
      {isRunning && (
        <Text as="p" size="xs" tone="muted">
          {t('report.trend.running', { month: format.month(months.at(-1)?.month ?? ''), day: format.day(lastDay) })}
        </Text>
      )}
    </>
  );
}

function HotSpots({ data, title }: FiguresProps<'hotSpots'>) {
  const rowsOfAnnex = useAnnexColumn(
    (row: DataOf<'hotSpots'>['rows'][number]) =>
      ({ code }) =>
        code === row.code,
  );
  const { t, typeName, number } = useReportWords();
  return (
    <ReportTable
      label={title}
      rows={data.rows}
      rowKey={({ code }) => code}
      columns={[
        { title: t('report.code'), cell: ({ code }) => code, whole: true },
        { title: t('report.type'), cell: ({ type }) => typeName(type), whole: true },
        { title: t('report.location'), cell: ({ location }) => location },
        { title: t('report.count'), cell: ({ value }) => number(value), number: true },
        { title: t('report.previous'), cell: ({ previous }) => number(previous), number: true },
        ...rowsOfAnnex,
      ]}
    />
  );
}

function DeviceChecks({ data, title }: FiguresProps<'deviceChecks'>) {
  const rowsOfAnnex = useAnnexColumn(
    (row: DataOf<'deviceChecks'>['rows'][number]) =>
      ({ type }) =>
        type === row.type,
  );
  const { t, locale, typeName, number, orNone } = useReportWords();
  const ofService = useServiceColumn(data.notChecked);
  return (
    <>
      <ReportTable
        label={title}
        rows={data.rows}
        rowKey={({ type }) => type}
        columns={[
          { title: t('report.type'), cell: ({ type }) => typeName(type), whole: true },
          { title: t('report.due'), cell: ({ due }) => number(due), number: true },
          { title: t('report.checked'), cell: ({ checked }) => number(checked), number: true },
          { title: t('report.notChecked'), cell: ({ notChecked }) => number(notChecked), number: true },
          ...rowsOfAnnex,
        ]}
      />
      {data.notChecked.length > 0 && (
        <ReportTable
          label={t('report.notCheckedDevices')}
          rows={data.notChecked}
          rowKey={({ code, service = '' }) => `${service} ${code}`}
          columns={[
            ...ofService,
            { title: t('report.code'), cell: ({ code }) => code, whole: true },
            { title: t('report.outcome'), cell: ({ outcome }) => checkOutcomeWords[outcome]?.[locale] ?? outcome },
            { title: t('report.reason'), cell: ({ reason }) => orNone(reason) },
          ]}
        />
      )}
    </>
  );
}

type Risk = DataOf<'risks'>['rows'][number];

function Risks({ data, title }: FiguresProps<'risks'>) {
  const { t, locale, format, orNone } = useReportWords();
  return (
    <ReportTable
      label={title}
      rows={data.rows}
      rowKey={({ id }) => id}
      columns={[
        {
          title: t('report.location'),
          cell: ({ location, deviceCode }) => format.parts([location, deviceCode ?? '']),
        },
        { title: t('report.riskDescription'), cell: ({ description }) => description },
        {
          title: t('report.severity'),
          cell: ({ severity }) => (
            <Badge tone={riskSeverityTones[severity] ?? 'neutral'}>
              {riskSeverityWords[severity]?.[locale] ?? severity}
            </Badge>
          ),
          whole: true,
        },
        { title: t('report.action'), cell: ({ action }) => orNone(action) },
        { title: t('report.owner'), cell: ({ owner }) => orNone(owner) },
        {
          title: t('report.dueDay'),
          cell: ({ dueDay }) => (dueDay === null ? t('report.unknown') : format.day(dueDay)),
          whole: true,
        },
        {
          title: t('report.riskState'),
          cell: (risk) =>
            format.parts([
              riskStandingWords[riskStanding(risk)][locale],
              risk.carriedOver ? t('report.carriedOver') : '',
            ]),
        },
        { title: t('report.photos'), cell: (risk) => <RiskPhotos risk={risk} /> },
      ]}
    />
  );
}

function RiskPhotos({ risk: { photos, location } }: { readonly risk: Risk }) {
  const { t } = useReportWords();
  if (photos.length === 0) return t('report.unknown');
  return (
    <Photos>
      {photos.map((src, at) => (
        <img key={src} src={src} alt={t('report.photo', { location, number: at + 1 })} loading="lazy" />
      ))}
    </Photos>
  );
}

const chemicalColumns = [
  ['report.chemical', 'name'],
  ['report.registration', 'registrationNumber'],
  ['report.ingredient', 'activeIngredient'],
  ['report.dilution', 'dilution'],
  ['report.area', 'areaTreated'],
  ['report.where', 'where'],
  ['report.method', 'method'],
  ['report.target', 'targetPest'],
  ['report.batch', 'batch'],
  ['report.applicator', 'applicator'],
] as const;

function Chemicals({ data, title }: FiguresProps<'chemicals'>) {
  const { t, format, happened, orNone } = useReportWords();
  const ofService = useServiceColumn(data.rows);
  return (
    <ReportTable
      label={title}
      rows={data.rows}
      rowKey={({ name, usedAt, where }) => `${name} ${usedAt} ${where}`}
      columns={[
        ...ofService,
        { title: t('report.usedAt'), cell: ({ usedAt, receivedAt }) => happened(usedAt, receivedAt), whole: true },
        { title: t('report.amount'), cell: ({ amount, unit }) => format.quantity(amount, unit), number: true },
        ...chemicalColumns.map(([key, field]) => ({
          title: t(key),
          cell: (row: DataOf<'chemicals'>['rows'][number]) => orNone(row[field]),
        })),
      ]}
    />
  );
}
