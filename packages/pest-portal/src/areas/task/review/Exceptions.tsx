import { deviceActionWords, deviceTypeRows, type RecordedFigure, type SheetRow } from 'pest-sdk';
import { Badge, Button, EmptyState, Row, Section, Text, type Tone, token, useFormat } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { language } from '../../../base/language';
import { PhotoStrip } from '../../../kit/form/PhotoStrip';
import { useReadingWords } from '../../inspection/LastReading';
import { standsAt } from '../sheet-progress';
import type { Correction, DeviceException, ExceptionKind } from './exceptions';
import { reviewMessages } from './review.messages';
import type { Evidence } from './review-evidence';

const tones: Readonly<Record<ExceptionKind, Tone>> = {
  unexplained: 'danger',
  rodent: 'danger',
  rise: 'warning',
  notChecked: 'warning',
  corrected: 'warning',
  drop: 'neutral',
};

export interface ExceptionsProps {
  readonly evidence: Pick<Evidence, 'rows' | 'exceptions'>;
  /** Shows every device. */
  readonly onAll: () => void;
}

/** Devices that stand out, the gravest first; the others are a number and a way to them. */
export function Exceptions({ evidence: { rows, exceptions }, onAll }: ExceptionsProps) {
  const t = useT(reviewMessages);
  if (rows.length === 0) return null;
  const rest = rows.length - exceptions.length;
  return (
    <Section title={t('review.first')} note={t('review.first.note')}>
      {exceptions.length === 0 ? (
        <EmptyState title={t('review.first.none')} hint={t('review.first.none.hint', { count: rows.length })} />
      ) : (
        <List>
          {exceptions.map((exception) => (
            <Device key={exception.row.deviceId} exception={exception} />
          ))}
        </List>
      )}
      <Row gap={1}>
        {exceptions.length > 0 && rest > 0 && <Text tone="muted">{t('review.rest', { count: rest })}</Text>}
        <Button variant="ghost" size="sm" onClick={onAll}>
          {t('review.allDevices', { count: rows.length })}
        </Button>
      </Row>
    </Section>
  );
}

function Device({ exception: { row, kinds, change, corrections } }: { readonly exception: DeviceException }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const words = useReadingWords();
  const { check, lastReading } = row;
  const place = format.parts([deviceTypeRows[row.type].words[language], standsAt(row)]);
  const actions = format.list(check?.actions.map((action) => deviceActionWords[action][language]) ?? []);
  return (
    <Item>
      <Head>
        <strong>{row.code}</strong> <Text tone="muted">{place}</Text>
      </Head>
      <Now>
        {check && <strong>{words.ofCheck(check)}</strong>}
        {change !== null && change !== 0 && <Change change={change} kinds={kinds} unit={row.type} />}
      </Now>
      <Row as="span" gap={1}>
        {kinds.map((kind) => (
          <Badge key={kind} tone={tones[kind]}>
            {t(`review.kind.${kind}`)}
          </Badge>
        ))}
        <Text size="sm" tone="muted">
          {format.parts([
            actions,
            check?.reason ? t('review.reason', { reason: check.reason }) : '',
            check?.note ?? '',
          ])}
        </Text>
      </Row>
      <Last>
        {lastReading
          ? t('review.last', {
              value: format.parts([words.ofValue(row.type, lastReading.value), format.day(lastReading.at)]),
            })
          : t('review.last.none')}
      </Last>
      <Wide>
        {corrections.map((correction) => (
          <Corrected key={correction.id} correction={correction} />
        ))}
        {check && <PhotoStrip photos={check.photos} />}
      </Wide>
    </Item>
  );
}

interface ChangeProps {
  readonly change: number;
  readonly kinds: readonly ExceptionKind[];
  readonly unit: DeviceException['row']['type'];
}

/** By how much more or less; coloured as the gravest reason is. */
function Change({ change, kinds, unit }: ChangeProps) {
  const { number } = useFormat();
  const sign = change > 0 ? '+' : '−';
  const rise = change > 0 ? (kinds.includes('rodent') ? 'danger' : 'warning') : 'muted';
  return (
    <Text tone={rise} weight="semibold" numeric>
      {sign}
      {number(Math.abs(change))}
      {deviceTypeRows[unit].family === 'consumption' && '%'}
    </Text>
  );
}

/** What stood there before, what stands there now, and who wrote which. */
function Corrected({ correction }: { readonly correction: Correction }) {
  const t = useT(reviewMessages);
  const format = useFormat();
  const { happening, accountName: name } = correction;
  const figure = useFigureWords();
  const at = format.dateTime(correction.at);
  const before = figure(happening.deviceType, happening.before);
  const after = happening.after && figure(happening.deviceType, happening.after);
  const what =
    after === null
      ? t('review.corrected.removed', { before, name, at })
      : before === after
        ? t('review.corrected.details', { value: after, name, at })
        : t('review.corrected', { before, after, name, at });
  return (
    <Text as="p" size="sm">
      {what}{' '}
      <Text size="sm" tone="muted">
        {t('review.corrected.first', { name: happening.recordedBy, at: format.dateTime(happening.recordedAt) })}
      </Text>
    </Text>
  );
}

/** A recorded figure: what was read, or why nothing was. */
export function useFigureWords() {
  const words = useReadingWords();
  return (type: SheetRow['type'], { outcome, value }: RecordedFigure): string =>
    value === null ? words.ofCheck({ outcome, reading: null }) : words.ofValue(type, value);
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${token.color.borderSoft};
  list-style: none;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${token.space[4]};
  padding-block: ${token.space[2]};
  border-block-start: 1px solid ${token.color.borderSoft};
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
`;

const Head = styled.span`
  min-width: 0;
`;

const Now = styled.span`
  display: flex;
  gap: ${token.space[2]};
  justify-content: end;
  font-variant-numeric: tabular-nums;
`;

const Last = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.fontSize.sm};
  text-align: end;
`;

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${token.space[1]};

  &:empty {
    display: none;
  }
`;
