import {
  type DeviceCheck,
  deviceTypeRules,
  deviceTypeWords,
  type InspectionTemplateRecord,
  joinParts,
  type SheetRow,
  type TemplateAnswers,
} from 'pest-sdk';
import { Badge, Button, EmptyState, Row, SearchInput, Segmented, Stack, Text, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import {
  filterRows,
  groupByWorkshop,
  type SheetFilter,
  sheetFilters,
  templateFor,
  usualAnswers,
} from '../sheet-progress';
import { LastReading, useReadingWords } from './LastReading';
import { PlanButton } from './PlanButton';
import { ScanButton } from './ScanButton';
import { sheetMessages } from './sheet.messages';

export interface DeviceListProps {
  readonly rows: readonly SheetRow[];
  readonly templates: readonly InspectionTemplateRecord[];
  readonly search: string;
  readonly onSearchChange: (next: string) => void;
  readonly filter: SheetFilter;
  readonly onFilterChange: (next: SheetFilter) => void;
  readonly onOpen: (row: SheetRow) => void;
  /** Opens the device whose code the camera reads. */
  readonly onScan: () => void;
  readonly onPlan: () => void;
  /** Records "nothing caught" with one tap. */
  readonly onZeroCatch: (row: SheetRow, answers: TemplateAnswers) => void;
  /** Takes a one-tap record back. */
  readonly onUndo: (row: SheetRow) => void;
  /** Devices whose one-tap record can be taken back. */
  readonly undoable: readonly string[];
  /** Devices that are being recorded or taken back with one tap. */
  readonly busy: readonly string[];
  /** Devices whose record is not on the server yet. */
  readonly kept: readonly string[];
  readonly readOnly: boolean;
  /** The device that is open beside the list. */
  readonly openId: string | null;
}

/** The devices of the task in walking order, workshop by workshop. */
export function DeviceList(props: DeviceListProps) {
  const { rows, search, filter, onSearchChange, onFilterChange } = props;
  const t = useT(sheetMessages);
  const groups = groupByWorkshop(filterRows(rows, search, filter));
  return (
    <div>
      <Stack gap={2}>
        <Row nowrap fillFirst>
          <SearchInput
            label={t('inspection.search')}
            placeholder={t('inspection.search')}
            value={search}
            onChange={onSearchChange}
          />
          <ScanButton onScan={props.onScan} />
          <PlanButton onOpen={props.onPlan} />
        </Row>
        <Segmented
          label={t('inspection.filter')}
          value={filter}
          options={sheetFilters.map((value) => ({ value, label: t(`inspection.filter.${value}`) }))}
          onChange={onFilterChange}
        />
      </Stack>
      {groups.length === 0 && (
        <EmptyState title={rows.length === 0 ? t('inspection.empty.none') : t('inspection.empty')} />
      )}
      {groups.map((group) => (
        <section key={group.workshopName ?? ''}>
          <Text as="h2" size="xs" tone="muted" weight="regular" style={{ marginBlockStart: 12 }}>
            {group.workshopName ?? t('inspection.noWorkshop')}
          </Text>
          <Stack as="ul" divided gap={1}>
            {group.rows.map((row) => (
              <DeviceItem key={row.deviceId} row={row} {...props} />
            ))}
          </Stack>
        </section>
      ))}
    </div>
  );
}

function DeviceItem({ row, kept, openId, onOpen, ...list }: DeviceListProps & { readonly row: SheetRow }) {
  const t = useT(sheetMessages);
  return (
    <Item data-open={row.deviceId === openId} data-state={row.check ? row.check.outcome : 'todo'}>
      <OpenButton
        type="button"
        onClick={() => onOpen(row)}
        aria-label={t(row.check ? 'inspection.correct' : 'inspection.open', { code: row.code })}
      >
        <Text weight="semibold" numeric>
          {row.code}
        </Text>
        <Text tone="muted" truncate>
          {joinParts(
            [deviceTypeWords[row.type][language], row.location === row.workshopName ? '' : row.location],
            language,
          )}
        </Text>
        {row.check ? <Recorded check={row.check} kept={kept.includes(row.deviceId)} /> : <LastReading row={row} />}
      </OpenButton>
      {!list.readOnly && <OneTap row={row} {...list} />}
    </Item>
  );
}

type OneTapProps = Pick<DeviceListProps, 'templates' | 'busy' | 'undoable' | 'onZeroCatch' | 'onUndo'>;

/** What one tap says of a device: nothing caught and all normal; or, right after that, that it was a slip. */
function OneTap({ row, templates, busy, undoable, onZeroCatch, onUndo }: OneTapProps & { readonly row: SheetRow }) {
  const t = useT(sheetMessages);
  const loading = busy.includes(row.deviceId);
  if (row.check !== null) {
    if (!undoable.includes(row.deviceId)) return null;
    return (
      <Button
        variant="secondary"
        loading={loading}
        aria-label={t('inspection.undo.device', { code: row.code })}
        onClick={() => onUndo(row)}
      >
        {t('inspection.undo')}
      </Button>
    );
  }
  const answers = usualAnswers(templateFor(templates, row));
  if (answers === null) return null;
  const words = deviceTypeRules[row.type].family === 'consumption' ? t('inspection.zero.bait') : t('inspection.zero');
  return (
    <Button
      variant="secondary"
      loading={loading}
      aria-label={t('inspection.zero.device', { code: row.code, action: words })}
      onClick={() => onZeroCatch(row, answers)}
    >
      {words}
    </Button>
  );
}

function Recorded({ check, kept }: { readonly check: DeviceCheck; readonly kept: boolean }) {
  const t = useT(sheetMessages);
  const words = useReadingWords();
  return (
    <Row as="span" gap={1}>
      <Badge tone={check.reading ? 'success' : 'warning'}>{words.ofCheck(check)}</Badge>
      {kept && <Badge tone="info">{t('inspection.kept.mark')}</Badge>}
    </Row>
  );
}

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  padding-right: ${token.space[3]};

  &[data-open='true'] {
    background: ${token.color.accentSoft};
  }

  > button:last-child:not(:first-child) {
    flex: none;
    min-height: 44px;
  }
`;

const OpenButton = styled.button`
  display: grid;
  flex: 1;
  gap: 2px;
  justify-items: start;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  min-height: 60px;
  padding: ${token.space[2]} ${token.space[3]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > * {
    max-width: 100%;
    white-space: normal;
  }

  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
`;
