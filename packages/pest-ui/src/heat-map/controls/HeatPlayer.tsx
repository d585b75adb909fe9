import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { IconButton } from '../../primitives/button/IconButton';
import { backIcon, chevronRightIcon, closeIcon } from '../../primitives/icon/icons';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, space } from '../../theme/tokens';
import { changed, type HeatState } from '../state/useHeatMap';
import { heatPlayerMessages } from './HeatPlayer.messages';

interface HeatPlayerProps {
  readonly state: HeatState;
}

/** Milliseconds that one step is shown. */
const stepTime = 900;
const playIcon = 'M6 4v12l10-6Z';
const pauseIcon = 'M7 4.5v11M13 4.5v11';

/**
 * When it was caught, as a bar for each day or service, and a way to play through them. Whoever asked their system for
 * less motion steps by click; focus on the track pauses, so that nothing moves away under a key.
 */
export function HeatPlayer({ state }: HeatPlayerProps) {
  const { all, index, loaded, loading, refusal, load, cancel, setIndex } = state.frames;
  const t = useMessages(heatPlayerMessages);
  const [asked, setAsked] = useState(false);
  const still = useLessMotion();
  const begins = useRef(false);

  useEffect(() => {
    if (!loaded && !loading && refusal === null) void load();
    // Steps of days that are no longer shown are not waited for: those that are would wait with them.
    return loading ? cancel : undefined;
  }, [loaded, loading, refusal, load, cancel]);
  const begin = () => {
    setAsked(true);
    begins.current = !still;
    if (refusal !== null) void load();
    if (loaded) setIndex(0, changed('play', 'pointer'));
  };
  if (loaded && all.length < 2 && index === null) return null;
  if (refusal !== null && asked) {
    return (
      <Box role="alert">
        {t('heatPlayer.failed')} {refusal}
        <Button size="sm" onClick={() => void load()}>
          {t('heatPlayer.again')}
        </Button>
      </Box>
    );
  }
  if (index !== null) return <Playing state={state} still={still} begins={begins.current} />;
  const [first, last] = [all[0], all.at(-1)];
  return (
    <Box data-resting="">
      <IconButton icon={playIcon} label={t('heatPlayer.begin')} aria-disabled={loading} onClick={begin} />
      {first && last && (
        <Track data-part="resting">
          <Bars state={state} />
          <span data-part="ends">
            <span>{first.from}</span>
            {last !== first && <span>{last.to}</span>}
          </span>
        </Track>
      )}
    </Box>
  );
}

interface PlayingProps extends HeatPlayerProps {
  readonly still: boolean;
  /** Whether it moves from the start. */
  readonly begins: boolean;
}

function Playing({ state, still, begins }: PlayingProps) {
  const t = useMessages(heatPlayerMessages);
  const { frames, words } = state;
  const { all, index, shown, setIndex } = frames;
  const [playing, setPlaying] = useState(begins);
  const last = all.length - 1;
  const at = index ?? 0;
  const show = (next: number, source: 'pointer' | 'keyboard' | 'form' = 'pointer') =>
    setIndex(Math.min(last, Math.max(0, next)), changed('step', source));
  const step = (next: number) => {
    setPlaying(false);
    show(next);
  };

  useEffect(() => {
    if (!playing) return;
    if (at >= last) return setPlaying(false);
    const timer = setTimeout(() => setIndex(at + 1, changed('play', 'api')), stepTime);
    return () => clearTimeout(timer);
  }, [playing, at, last, setIndex]);

  const day = shown ? words.span(shown) : '';
  const ends = at >= last;
  return (
    <Box role="group" aria-label={t('heatPlayer.label')} data-pest="heat-player">
      {!still && (
        <IconButton
          icon={playing ? pauseIcon : playIcon}
          label={t(playing ? 'heatPlayer.pause' : 'heatPlayer.play')}
          onClick={() => {
            if (!playing && ends) show(0);
            setPlaying(!playing);
          }}
        />
      )}
      <IconButton
        icon={backIcon}
        label={t('heatPlayer.previous')}
        aria-disabled={at <= 0}
        onClick={() => step(at - 1)}
      />
      <IconButton
        icon={chevronRightIcon}
        label={t('heatPlayer.next')}
        aria-disabled={ends}
        onClick={() => step(at + 1)}
      />
      <Track>
        <Bars state={state} />
        <input
          type="range"
          aria-label={t('heatPlayer.step')}
          aria-valuetext={day}
          min={0}
          max={last}
          value={at}
          onFocus={() => setPlaying(false)}
          onChange={(event) => show(Number(event.target.value), 'keyboard')}
        />
      </Track>
      <output aria-live={playing ? 'off' : 'polite'}>{day}</output>
      <IconButton
        size="sm"
        icon={closeIcon}
        label={t('heatPlayer.close')}
        onClick={() => setIndex(null, changed('stop', 'pointer'))}
      />
    </Box>
  );
}

/** How much each step holds, of what is shown. */
function Bars({ state }: HeatPlayerProps) {
  const { totals, index } = state.frames;
  const most = Math.max(1e-9, ...totals);
  return (
    <div aria-hidden="true" data-part="bars">
      {totals.map((total, step) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={step}
          data-now={step === index || undefined}
          style={{ height: `${Math.max(6, (total / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}

const lessMotion = '(prefers-reduced-motion: reduce)';

function useLessMotion(): boolean {
  const [still, setStill] = useState(() => globalThis.matchMedia?.(lessMotion).matches ?? false);
  useEffect(() => {
    const query = globalThis.matchMedia?.(lessMotion);
    const follow = () => setStill(query?.matches ?? false);
    query?.addEventListener('change', follow);
    return () => query?.removeEventListener('change', follow);
  }, []);
  return still;
}

const Box = styled.div.withConfig(named('HeatPlayer'))`
  display: flex;
  flex: 1 1 300px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  max-width: 640px;
  && {
    padding: ${space[1]} ${space[2]};
  }
  font-size: ${fontSize.xs};
  &&[data-resting] {
    flex-grow: 0;
    padding: 2px;
    flex-wrap: nowrap;
    @container pest-heat-canvas (max-width: 600px) {
      flex-basis: auto;
      [data-part='resting'] {
        display: none;
      }
    }
  }
  output {
    min-width: 72px;
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.div`
  position: relative;
  flex: 1 1 140px;
  height: 44px;
  [data-part='bars'] {
    position: absolute;
    inset: 0 0 16px;
    display: flex;
    align-items: end;
    gap: 2px;
    padding-inline: 6px;
  }
  [data-part='ends'] {
    position: absolute;
    inset: auto 6px 0;
    display: flex;
    justify-content: space-between;
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    line-height: 16px;
  }
  i {
    flex: 1;
    max-width: 24px;
    min-width: 0;
    border-radius: 1px 1px 0 0;
    background: ${color.borderControl};
  }
  i[data-now] {
    background: ${color.text};
  }
  input {
    position: absolute;
    inset: auto 0 0;
    width: 100%;
    height: 24px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
