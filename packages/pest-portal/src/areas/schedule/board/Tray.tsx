import { type BoardService, workMinutes } from 'pest-sdk';
import { Button, Dialog, Row, Text, token, useFormat } from 'pest-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useT } from '../../../base/i18n';
import { useSiteTime } from '../../../base/site-time';
import { DropButton, usePlace } from './BoardCell';
import { useBoard } from './BoardContext';
import { boardMessages } from './board.messages';
import { freePeople } from './board-model';
import { ServiceCard } from './ServiceCard';
import { useBoardWords } from './useBoardWords';

interface TrayProps {
  readonly services: readonly BoardService[];
}

/** The services nobody is to carry out yet, beside the board; what is dropped here is unassigned. */
export function Tray({ services }: TrayProps) {
  const t = useT(boardMessages);
  const { number } = useFormat();
  const { held } = useBoard();
  const day = held?.service.plannedDay ?? '';
  const target = { personId: null, day, time: null };
  const { attributes } = usePlace(target);
  return (
    <Side aria-label={t('board.tray')}>
      <Row justify="space-between">
        <h2>
          {t('board.tray')} <Text tone="muted">{number(services.length)}</Text>
        </h2>
        <Text size="xs" tone="muted">
          {t('board.tray.help')}
        </Text>
      </Row>
      <Drop {...attributes} data-day="" data-aimed={(held !== null && held.personId !== null) || undefined}>
        <TrayCards services={services} />
        {held !== null && held.personId !== null && <DropButton target={target} personName={t('board.tray')} />}
      </Drop>
      <Text as="p" size="xs" tone="muted">
        {t('board.tray.explain', { hours: workMinutes.week / 60 })}
      </Text>
    </Side>
  );
}

/** Where there is no room beside the board: how many there are, and the way to them. */
export function TrayStrip({ services }: TrayProps) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { held } = useBoard();
  const [open, setOpen] = useState(false);
  const [first] = services;
  if (!first) return null;
  return (
    <Strip>
      <span>
        <b>{t('board.tray.strip', { count: services.length })}</b>
        <Text size="xs">
          {t('board.tray.first', {
            when: `${words.dayName(first.plannedDay)} ${words.time(first)}`,
            customer: first.customerName,
          })}
        </Text>
      </span>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('board.tray.open')}
      </Button>
      {open && held?.personId !== null && (
        <Dialog.Root open={held === null} onOpenChange={setOpen}>
          <Dialog.Content>
            <Dialog.Header>{t('board.tray')}</Dialog.Header>
            <Dialog.Body>
              <TrayCards services={services} onPicked={() => setOpen(false)} />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Root>
      )}
    </Strip>
  );
}

function TrayCards({ services, onPicked }: TrayProps & { readonly onPicked?: (() => void) | undefined }) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { mayMove } = useBoard();
  if (services.length === 0) {
    return (
      <Text as="p" tone="muted">
        {t('board.tray.none')}
      </Text>
    );
  }
  return (
    <List onClick={onPicked}>
      {services.map((service) => (
        <li key={service.id}>
          <ServiceCard service={service} personId={null} withDay>
            <Facts>
              <span>{t('board.tray.facts', { devices: service.devicesDue, hours: words.hours(service.minutes) })}</span>
              {mayMove && <Free service={service} />}
            </Facts>
          </ServiceCard>
        </li>
      ))}
    </List>
  );
}

/** Who could come: by name where there are two at most. */
function Free({ service }: { readonly service: BoardService }) {
  const t = useT(boardMessages);
  const format = useFormat();
  const { board } = useBoard();
  const { timeZone } = useSiteTime();
  const names = freePeople(board, service, timeZone).map(({ name }) => name);
  if (names.length === 0) return <b data-none>{t('board.tray.nobodyFree')}</b>;
  if (names.length <= 2) return <b>{t('board.tray.free', { names: format.list(names) })}</b>;
  return <b>{t('board.tray.freeCount', { count: names.length })}</b>;
}

const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  min-width: 0;
  padding: ${token.space[3]};
  border-inline-start: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};

  h2,
  p {
    margin: 0;
  }
  h2 {
    font-size: ${token.fontSize.md};
    font-weight: ${token.fontWeight.semibold};
  }
`;

const Drop = styled.div`
  position: relative;
  min-height: 120px;

  &[data-aimed] {
    outline: 1.5px dashed ${token.color.borderStrong};
    outline-offset: 4px;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space[2]};
  margin-block-start: ${token.space[1]};
  color: ${token.color.textMuted};

  b {
    color: ${token.color.text};
    font-weight: ${token.fontWeight.medium};
  }
  b[data-none] {
    color: ${token.color.warning};
  }
`;

const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  margin: ${token.space[2]} 0;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.lg};
  background: ${token.color.warningSoft};
  color: ${token.color.warning};

  > span {
    display: grid;
    min-width: 0;
  }
  b {
    font-weight: ${token.fontWeight.semibold};
  }
`;
