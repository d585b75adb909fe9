import { type FormEvent, useEffect, useRef } from 'react';
import { metresBetween } from '../../floor-plan/plan-geometry';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Checkbox } from '../../primitives/checkbox/Checkbox';
import { Field } from '../../primitives/field/Field';
import { Row } from '../../primitives/layout/Row';
import { NumberInput } from '../../primitives/number-input/NumberInput';
import { Segmented } from '../../primitives/segmented/Segmented';
import { Select } from '../../primitives/select/Select';
import { Text } from '../../primitives/text/Text';
import { TextInput } from '../../primitives/text-input/TextInput';
import { planNoticeMessages } from '../canvas/plan-notice.messages';
import { CreationState } from '../hands/CreationState';
import { PointFields } from '../hands/PointFields';
import { workshopsOf } from '../plan/device-filter';
import { longestRow } from '../plan/plan-rows';
import { PanelStack } from './PanelStack.styles';
import { Panel } from './panel.styles';
import { rowPanelMessages } from './row-panel.messages';
import { type RowChoice, type RowProps, useRow, usualValue } from './useRow';

/** Devices along a line: two ends, a type and a spacing; seen before they are made, and made in one step. */
export default function RowPanel(props: RowProps) {
  const { editing, tool } = props;
  const { tools } = editing;
  const t = useMessages(rowPanelMessages);
  const notice = useMessages(planNoticeMessages);
  const row = useRow(props);
  const { choice, places, creation } = row;
  const panel = useRef<HTMLFormElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const change = (part: Partial<RowChoice>) => row.setChoice({ ...choice, ...part });
  const count = places.length;
  const ready = count > 0 && row.lacksNames === null;
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void row.make();
  };
  return (
    <Panel data-pest="plan-row">
      <PanelStack
        as="form"
        gap={2}
        ref={panel}
        tabIndex={-1}
        onSubmit={make}
        noValidate
        aria-label={t('row.title')}
        data-tip=""
      >
        <h2>{t('row.title')}</h2>
        <p>{t('row.hint')}</p>
        <TypeAndSpacing {...props} choice={choice} onChange={change} />
        <PointFields tool={tool} tools={tools} />
        {editing.mayCreate && (
          <NamesAndPlace {...props} choice={choice} first={row.names[0]?.code ?? ''} onChange={change} />
        )}
        {row.waiting.length > 0 && (
          <Checkbox
            label={t('row.waiting', { count: row.waiting.length })}
            checked={choice.usesWaiting}
            onChange={(usesWaiting) => change({ usesWaiting })}
          />
        )}
        <Text aria-live="polite">
          <Summary {...props} row={row} />
        </Text>
        {row.lacksNames && (
          <Text role="status">
            {t(row.lacksNames === 'asking' ? 'row.asking' : 'row.fewCodes', { count: row.names.length })}
          </Text>
        )}
        <CreationState {...creation} />
        <Row>
          <Button size="sm" variant="primary" type="submit" disabled={!ready} loading={creation.progress !== null}>
            {t('row.add', { count })}
          </Button>
          <Button size="sm" onClick={tools.close}>
            {notice('floorPlan.close')}
          </Button>
        </Row>
      </PanelStack>
    </Panel>
  );
}

interface ChoiceProps extends RowProps {
  readonly choice: RowChoice;
  readonly onChange: (part: Partial<RowChoice>) => void;
}

const units = { metres: 'm', percent: '%', count: undefined } as const;

function TypeAndSpacing({ editing, plan, choice, onChange }: ChoiceProps) {
  const { types, words } = editing;
  const t = useMessages(rowPanelMessages);
  const { type, by, value, even } = choice;
  const spacingOf = (of: string) => types.of(of).guidance?.maxSpacing;
  const asked = types.all.flatMap((info) => (info.guidance?.maxSpacing ? [info] : []));
  const ways = (['metres', 'percent', 'count'] as const).filter((way) => way !== 'metres' || plan.metresPerWidth);
  return (
    <>
      <Field label={t('row.type')}>
        {(ids) => (
          <Select
            {...ids}
            value={type}
            onChange={(next) =>
              onChange({ type: next, first: null, ...(by === 'metres' && { value: usualValue(by, spacingOf(next)) }) })
            }
            options={types.all.map((info) => ({ value: info.type, label: words.type(info.type) }))}
          />
        )}
      </Field>
      <Segmented
        label={t('row.by')}
        value={by}
        onChange={(next) => onChange({ by: next, value: usualValue(next, spacingOf(type)) })}
        options={ways.map((way) => ({ value: way, label: t(`row.by.${way}`) }))}
      />
      <Field label={t(by === 'count' ? 'row.count' : 'row.spacing')}>
        {(ids) => (
          <NumberInput {...ids} value={value} onChange={(next) => onChange({ value: next })} unit={units[by]} />
        )}
      </Field>
      {by === 'metres' && (
        <Row gap={1} role="group" aria-label={t('row.guidance')}>
          {asked.map((info) => (
            <Button
              key={info.type}
              size="sm"
              aria-pressed={value === String(info.guidance?.maxSpacing)}
              onClick={() => onChange({ value: String(info.guidance?.maxSpacing) })}
            >
              {t('row.guidanceOf', { type: words.type(info.type), metres: info.guidance?.maxSpacing ?? '' })}
            </Button>
          ))}
        </Row>
      )}
      {by !== 'count' && (
        <Checkbox label={t('row.even')} checked={even} onChange={(next) => onChange({ even: next })} />
      )}
    </>
  );
}

function NamesAndPlace({ editing, choice, first, onChange }: ChoiceProps & { readonly first: string }) {
  const t = useMessages(rowPanelMessages);
  const workshops = workshopsOf(editing.devices);
  return (
    <>
      <Field label={t('row.first')}>
        {(ids) => (
          <TextInput
            {...ids}
            value={choice.first ?? first}
            onChange={(typed) => onChange({ first: typed })}
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      {workshops.length > 0 && (
        <Field label={t('row.workshop')}>
          {(ids) => (
            <Select
              {...ids}
              value={choice.workshopId ?? ''}
              onChange={(id) => onChange({ workshopId: id === '' ? null : id })}
              options={[
                { value: '', label: t('row.noWorkshop') },
                ...workshops.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** What the button would make. */
function Summary({ editing, plan, row }: RowProps & { readonly row: ReturnType<typeof useRow> }) {
  const { words } = editing;
  const t = useMessages(rowPanelMessages);
  const { places, used, names } = row;
  const [a, b] = places;
  if (row.isMade) return t('row.made');
  if (!a) return t('row.nothing', { most: longestRow });
  const metres = b ? metresBetween(a, b, plan) : null;
  const created = row.lacksNames ? 0 : places.length - used.length;
  return words.parts([
    t('row.summary', { count: places.length }),
    created > 0 ? t('row.codes', { first: names[0]?.code ?? '', last: names[created - 1]?.code ?? '' }) : '',
    metres === null ? '' : t('row.apart', { distance: words.t('floorPlan.metres', { metres: words.metres(metres) }) }),
    used.length > 0 ? t('row.placed', { count: used.length }) : '',
  ]);
}
