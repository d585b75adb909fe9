import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useFormat, useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { fontSize, fontWeight, space } from '../../theme/tokens';
import { useFailureWords } from '../../widget/failure-words';
import { useFailureReport } from '../../widget/useHostCall';
import type { WidgetStates } from '../../widget/widget.types';
import type { HeatMapOwnProps, HeatNote } from '../HeatMap.types';
import { deviceCardMessages } from './DeviceCard.messages';

interface DeviceNotesProps {
  readonly deviceId: string;
  readonly load: NonNullable<HeatMapOwnProps['loadNotes']>;
  readonly states: WidgetStates;
}

/** What was last found at a device: why its figure is what it is. */
export function DeviceNotes(props: DeviceNotesProps) {
  const t = useMessages(deviceCardMessages);
  const format = useFormat();
  const { notes, refusal, retry } = useNotes(props);
  return (
    <Notes aria-busy={notes === null && refusal === null}>
      <h3>{t('deviceCard.notes')}</h3>
      {refusal !== null && (
        <p role="alert">
          {refusal}{' '}
          <Button size="sm" onClick={retry}>
            {t('deviceCard.notes.retry')}
          </Button>
        </p>
      )}
      {notes?.length === 0 && <p>{t('deviceCard.notes.none')}</p>}
      <ul>
        {notes?.map(({ at, text, warns }) => (
          <li key={`${at} ${text}`} data-warns={warns || undefined}>
            <time dateTime={at}>{format.day(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Notes>
  );
}

function useNotes({ deviceId, load, states }: DeviceNotesProps) {
  const report = useFailureReport('heat-map', states.onError);
  const wordsFor = useFailureWords(states.describeError);
  const [notes, setNotes] = useState<readonly HeatNote[] | null>(null);
  const [thrown, setThrown] = useState<{ readonly error: unknown } | null>(null);
  const [tries, setTries] = useState(0);
  // A host may write the function anew with each render: it is asked once for a device.
  const latest = useRef({ load, report });
  latest.current = { load, report };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew.
  useEffect(() => {
    const leave = new AbortController();
    const ask = async () => {
      try {
        const found = await latest.current.load(deviceId, { signal: leave.signal });
        if (!leave.signal.aborted) setNotes(found);
      } catch (error) {
        if (leave.signal.aborted) return;
        setThrown({ error });
        latest.current.report(error, 'notes');
      }
    };
    setThrown(null);
    void ask();
    return () => leave.abort();
  }, [deviceId, tries]);
  return { notes, refusal: thrown && wordsFor(thrown.error), retry: () => setTries((before) => before + 1) };
}

const Notes = styled.div.withConfig(named('HeatNotes'))`
  margin-block: ${space[2]};
  h3 {
    margin: 0;
    font-size: ${fontSize.xs};
    font-weight: ${fontWeight.semibold};
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[2]};
    padding-block: 3px;
    overflow-wrap: anywhere;
  }
  time {
    color: ${color.textMuted};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  [data-warns] > span {
    font-weight: ${fontWeight.semibold};
  }
`;
