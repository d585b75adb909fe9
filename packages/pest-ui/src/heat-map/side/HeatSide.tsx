import { type ReactNode, useState } from 'react';
import { useMessages } from '../../i18n/messages';
import { fetched } from '../../primitives/fetched/fetched';
import { LatePart } from '../../widget/LatePart';
import { Slot } from '../../widget/Slot';
import type { HeatFigure, HeatSummary } from '../figures/heat-figures';
import { heatFigureMessages } from '../HeatFigure.messages';
import type { HeatMapOwnProps } from '../HeatMap.types';
import { notesText } from '../state/heat-sentences';
import type { HeatState } from '../state/useHeatMap';
import type { HeatWords } from '../state/useHeatWords';
import { Days, Side, Totals } from './HeatSide.styles';
import { PestTable } from './PestTable';
import { DeviceBoard } from './TopDevices';

interface HeatSideProps {
  readonly props: HeatMapOwnProps;
  readonly state: HeatState;
}

const DeviceCard = /* @__PURE__ */ fetched(() => import('./DeviceCard'), 'DeviceCard');

/** Beside the map: what it adds up to, the device that was chosen, and the most active ones. */
export function HeatSide({ props, state }: HeatSideProps) {
  const { slots, slotProps, top, palette } = props;
  const { figures, selected, summary, pests, words, setSelected } = state;
  const chosen = figures.find(({ point }) => point.deviceId === selected);
  const [chosenAtFirst] = useState(chosen !== undefined);
  const row = (figure: HeatFigure, place: number, own: ReactNode) => (
    <Slot of={slots?.BoardRow} props={{ figure, place }} extra={slotProps?.BoardRow}>
      {() => own}
    </Slot>
  );
  return (
    <Side>
      {chosen && (
        <Slot
          of={slots?.DeviceDetails}
          props={{
            figure: chosen,
            onClose: () => setSelected(null, { reason: 'select', source: 'form', changes: [], final: true }),
          }}
          extra={slotProps?.DeviceDetails}
        >
          {(details) => (
            <LatePart atFirst={chosenAtFirst}>
              <DeviceCard {...details} state={state} props={props} />
            </LatePart>
          )}
        </Slot>
      )}
      <Slot of={slots?.Summary} props={{ summary, pests }} extra={slotProps?.Summary}>
        {(given) => (
          <div data-pest="heat-summary">
            <TotalFigures summary={given.summary} words={words} />
            {state.fills && (
              <Days aria-hidden="true">
                {state.days && words.span(state.days)} {notesText(state)}
              </Days>
            )}
            {state.family === 'count' && given.summary.total !== null && (
              <PestTable pests={given.pests} words={words} compares={state.hasPrevious && !state.frames.shown} />
            )}
          </div>
        )}
      </Slot>
      {top !== 0 && (
        <Slot of={slots?.Board} props={{ figures }} extra={slotProps?.Board}>
          {(given) => (
            <DeviceBoard
              figures={given.figures}
              domain={state.domain}
              places={top}
              palette={palette}
              isAbove={state.limits.isAbove}
              selected={selected}
              onSelectedChange={setSelected}
              pointed={state.pointed}
              onPointedChange={state.setPointed}
              words={words}
              row={row}
            />
          )}
        </Slot>
      )}
    </Side>
  );
}

function TotalFigures({ summary, words }: { readonly summary: HeatSummary; readonly words: HeatWords }) {
  const t = useMessages(heatFigureMessages);
  const { number } = words;
  const { total, previousTotal, checked, devices, unknown, few } = summary;
  const unchecked = devices - checked;
  return (
    <Totals>
      <div>
        <dt>{t(words.isMean ? 'heatMap.total.mean' : 'heatMap.total')}</dt>
        <dd>
          <b>{total === null ? '–' : number(total)}</b> {words.unit}
        </dd>
        {total !== null && previousTotal !== null && (
          <dd>
            {words.parts([
              t('heatMap.total.previous', { value: number(previousTotal) }),
              words.growth(total, previousTotal),
            ])}
          </dd>
        )}
      </div>
      <div>
        <dt>{t('heatMap.total.checked')}</dt>
        <dd>
          <b>{number(checked)}</b> / {number(devices)}
        </dd>
        {unchecked > 0 && <dd data-warn>{t('heatMap.total.unchecked', { count: unchecked })}</dd>}
        {unknown > 0 && <dd data-warn>{t('heatMap.total.unknown', { count: unknown })}</dd>}
      </div>
      {few && !words.isMean && (
        <div>
          <dt>{t('heatMap.total.few')}</dt>
          <dd>
            <b>{number(few.devices)}</b> {t('heatMap.total.devices', { count: few.devices })}
          </dd>
          <dd>{t('heatMap.total.share', { share: words.percent(few.share) })}</dd>
        </div>
      )}
    </Totals>
  );
}
