import { useQuery } from '@tanstack/react-query';
import { type StockKind, stockPermissions, unitIn } from 'pest-sdk';
import { contract } from 'pest-sdk/schemas';
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FailureState,
  Icon,
  LoadingState,
  NumberInput,
  printIcon,
  Row,
  Stack,
  Text,
  token,
  useFormat,
  useToast,
} from 'pest-ui';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ask } from '../../base/calls';
import { commonMessages } from '../../base/common.messages';
import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { useNavigate, usePageQuery } from '../../base/links';
import { stockPathOf } from '../../base/pages';
import { useCan } from '../../base/session';
import { useSiteTime } from '../../base/site-time';
import { useWrite } from '../../base/writes';
import { FormNote } from '../../kit/form/FormNote';
import { formCall } from '../../kit/form/form-call';
import { TextField } from '../../kit/form/TextField';
import { type Form, useForm } from '../../kit/form/useForm';
import { NoPermission } from '../../kit/page/NoPermission';
import { OnPaper } from '../../kit/page/OnPaper';
import { PageHead } from '../../kit/page/PageHead';
import { ExpiryDot } from './batches/ExpiryDot';
import { signed } from './LedgerDialog';
import { stockMessages } from './stock.messages';
import { kindIn } from './stock-list';
import {
  type CountValues,
  countRequest,
  differenceOf,
  emptyCount,
  isNoQuantity,
  type ShelfLine,
  shelfLines,
} from './stock-take';

/** What is on the shelf stays as it is while somebody counts. */
const whileCounting = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 } as const;

/** `/inventory/count`: the whole shelf of one kind, counted line by line; printed, it is the sheet that is carried along it. */
export function StockTakeScreen() {
  const t = useT(stockMessages);
  const [query] = usePageQuery<'/inventory/count'>();
  const can = useCan();
  const kind = kindIn(query, (one) => can(stockPermissions.replenish[one]));
  const shelf = useQuery({ ...ask('stock.all', {}), ...whileCounting, enabled: kind !== null });
  if (kind === null) {
    return (
      <>
        <PageHead title={t('stock.count')} />
        <NoPermission />
      </>
    );
  }
  return (
    <>
      <PageHead title={t(`stock.count.title.${kind}`)} />
      {shelf.error && !shelf.data ? (
        <FailureState error={shelf.error} onRetry={() => void shelf.refetch()} />
      ) : shelf.data ? (
        <StockTake key={kind} kind={kind} lines={shelfLines(shelf.data, kind)} onRefused={() => void shelf.refetch()} />
      ) : (
        <LoadingState label={t('stock.count')} />
      )}
    </>
  );
}

interface StockTakeProps {
  readonly kind: StockKind;
  readonly lines: readonly ShelfLine[];
  /** Something moved meanwhile: what should be there is asked for anew, what was counted stays. */
  readonly onRefused: () => void;
}

function StockTake({ kind, lines, onRefused }: StockTakeProps) {
  const t = useT(stockMessages);
  const { toast } = useToast();
  const navigate = useNavigate();
  const { today } = useSiteTime();
  const count = useWrite('stock.count', { shownInPlace: true });
  const [initial] = useState(() => emptyCount(lines));
  const form = useForm({
    initial,
    call: formCall(
      contract.stock.count,
      (values: CountValues) => countRequest(lines, values),
      (request) => count.mutateAsync(request).catch(refetchAndThrow(onRefused)),
    ),
    check: ({ counted }) => {
      const typed = Object.values(counted);
      if (typed.some(isNoQuantity)) return { counted: { kind: 'message', message: t('stock.count.wrong') } };
      const none = typed.every((text) => text.trim() === '');
      return none ? { counted: { kind: 'message', message: t('stock.count.none') } } : {};
    },
    onDone: ({ counted, differing }) => {
      toast({ tone: 'success', message: t('stock.count.saved', { count: counted, differing }) });
      navigate(stockPathOf(kind));
    },
  });
  const problem = form.field('counted').issue;
  if (lines.length === 0) {
    return (
      <EmptyState title={t('stock.count.empty')} hint={t('stock.count.empty.hint')}>
        <Button onClick={() => navigate(stockPathOf(kind))}>{t('stock.count.empty.act')}</Button>
      </EmptyState>
    );
  }
  return (
    <Stack as="form" gap={4} {...form.element}>
      <OnPaper title={t(`stock.count.title.${kind}`)}>{t('stock.count.sheet', { day: today() })}</OnPaper>
      <FormNote form={{ ...form, note: problem?.kind === 'message' ? problem.message : form.note }} />
      <Shelf onKeyDown={toNextLine}>
        <Lines lines={lines} form={form} />
      </Shelf>
      <Foot>
        <TextField label={t('stock.count.note')} field={form.field('note')} />
        <div>
          <Button type="submit" variant="primary" loading={form.pending}>
            {t('stock.count.save')}
          </Button>
        </div>
      </Foot>
    </Stack>
  );
}

/** Enter leads along the shelf; a list half counted is not sent by it. */
function toNextLine(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  if (!(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll('input')];
  fields[fields.indexOf(event.target) + 1]?.focus();
}

function refetchAndThrow(onRefused: () => void): (thrown: unknown) => never {
  return (thrown) => {
    onRefused();
    throw thrown;
  };
}

function Lines({ lines, form }: { readonly lines: readonly ShelfLine[]; readonly form: Form<CountValues> }) {
  const t = useT(stockMessages);
  const common = useT(commonMessages);
  const format = useFormat();
  const { counted } = form.values;
  const input = (line: ShelfLine) => (
    <NumberInput
      aria-label={t('stock.count.countedOf', { name: format.parts([line.name, line.batch]) })}
      aria-invalid={isNoQuantity(counted[line.key]) || undefined}
      value={counted[line.key] ?? ''}
      unit={unitIn(line.unit, language)}
      onChange={(text) => form.change({ counted: { ...counted, [line.key]: text } })}
    />
  );
  const expiry = (line: ShelfLine) =>
    line.expiresOn === null ? (
      '—'
    ) : (
      <Row gap={2}>
        <Text numeric>{line.expiresOn}</Text>
        <ExpiryDot expiresOn={line.expiresOn} />
      </Row>
    );
  const batches: readonly DataTableColumn<ShelfLine>[] = [
    {
      id: 'batch',
      header: t('stock.batch'),
      cell: ({ batch }) => batch || '—',
      text: ({ batch }) => batch,
      card: 'line',
    },
    {
      id: 'expiresOn',
      header: t('stock.expiresOn'),
      cell: expiry,
      text: ({ expiresOn }) => expiresOn ?? '',
      card: 'line',
    },
  ];
  const columns: readonly DataTableColumn<ShelfLine>[] = [
    { id: 'name', header: common('common.name'), cell: ({ name }) => name, card: 'lead' },
    { id: 'specification', header: t('stock.specification'), from: 'wide', cell: (line) => line.specification || '—' },
    ...(lines.some((line) => line.batch !== '' || line.expiresOn !== null) ? batches : []),
    {
      id: 'expected',
      header: t('stock.count.expected'),
      align: 'end',
      cell: ({ expected, unit }) => <Text numeric>{format.quantity(expected, unit)}</Text>,
      card: 'fact',
    },
    {
      id: 'counted',
      header: t('stock.count.counted'),
      cell: (line) => <Counted>{input(line)}</Counted>,
      card: 'block',
    },
    {
      id: 'difference',
      header: t('stock.count.difference'),
      align: 'end',
      cell: (line) => <Difference line={line} counted={counted[line.key]} />,
      card: 'aside',
    },
  ];
  return (
    <DataTable
      label={t('stock.count')}
      views={<Progress lines={lines} counted={counted} />}
      tools={
        <Button onClick={() => window.print()}>
          <Icon path={printIcon} size={16} />
          {t('stock.count.print')}
        </Button>
      }
      columns={columns}
      rows={lines}
      rowKey={({ key }) => key}
      exportsPage={false}
    />
  );
}

interface DifferenceProps {
  readonly line: ShelfLine;
  readonly counted: string | undefined;
}

/** Nothing missing is quiet; anything else is said with its sign. */
function Difference({ line, counted }: DifferenceProps) {
  const difference = differenceOf(line, counted);
  if (difference === null) return '—';
  const tone = Number(difference) === 0 ? 'muted' : 'danger';
  return (
    <Text numeric tone={tone}>
      {signed(difference)}
    </Text>
  );
}

interface ProgressProps {
  readonly lines: readonly ShelfLine[];
  readonly counted: CountValues['counted'];
}

function Progress({ lines, counted }: ProgressProps) {
  const t = useT(stockMessages);
  const differences = lines.flatMap((line) => differenceOf(line, counted[line.key]) ?? []);
  const differing = differences.filter((difference) => Number(difference) !== 0).length;
  return (
    <Text as="p" tone="muted" role="status">
      {t('stock.count.progress', { done: differences.length, all: lines.length, differing })}
    </Text>
  );
}

/** What was counted and what differs stand beside the name, also on a wide screen. */
const Shelf = styled.div`
  max-width: 960px;
`;

/** Lower than the row, and each as wide as the others, however long its unit is. */
const Counted = styled.div`
  --_pest-field-height: ${token.size['control-small']};
  --_pest-field-border: ${token.color.borderControl};

  > span {
    grid-template-columns: 96px auto;
    justify-content: start;
  }
`;

/** At hand however long the shelf is. */
const Foot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${token.space[3]};
  max-width: 960px;
  padding-block: ${token.space[3]};
  background: ${token.color.surface};

  @media print {
    display: none;
  }
`;
