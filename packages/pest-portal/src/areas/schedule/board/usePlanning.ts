import { hasBegun, type ShiftBoard } from 'pest-sdk';
import * as rights from 'pest-sdk/rights';
import { useToast } from 'pest-ui';
import { useEffect, useState } from 'react';
import { useT } from '../../../base/i18n';
import { useCan } from '../../../base/session';
import { useSiteTime } from '../../../base/site-time';
import type { PickedBy, Question } from './BoardContext';
import { boardMessages } from './board.messages';
import { type Move, useMoveService } from './board.queries';
import { type Held, outlookAt, type Plan, planAt, planOf, samePlan, type Target } from './board-model';
import { useBoardWords } from './useBoardWords';

const mostUndo = 20;

interface Done extends Move {
  readonly what: string;
}

interface Picked {
  readonly held: Held;
  readonly by: PickedBy;
  readonly target: Target | null;
}

/** Picking up, aiming, dropping, putting back, undoing: whatever the hand does it with. */
export function usePlanning(board: ShiftBoard | undefined) {
  const t = useT(boardMessages);
  const words = useBoardWords();
  const { toast } = useToast();
  const { timeZone, today } = useSiteTime();
  const mayRepeat = useCan()(rights.scheduleMoveWithFollowing);
  const move = useMoveService();
  const [picked, setPicked] = useState<Picked | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [done, setDone] = useState<readonly Done[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [focus, setFocus] = useState<{ readonly id: string; readonly personId: string | null } | null>(null);
  useFocusOn(focus, () => setFocus(null));

  const outlook = (held: Held, target: Target) =>
    board ? outlookAt(board, held, target, timeZone) : { clashes: [], overMinutes: 0 };
  const nameOf = (personId: string | null) =>
    board?.staff.find(({ id }) => id === personId)?.name ?? t('board.at.tray');
  const isOver = (held: Held, day: string) => day < today() && day !== held.service.plannedDay;

  const say = (held: Held, target: Target) => {
    if (!board) return '';
    if (isOver(held, target.day)) return t('board.past');
    return target.personId === null ? t('board.at.tray') : words.outlook(board, outlook(held, target));
  };
  const place = (held: Held, target: Target) => ({
    name: nameOf(target.personId),
    day: words.dayName(target.day),
    time: target.time ?? words.time(held.service),
    outlook: say(held, target),
  });

  const send = ({ held, target, plan }: Question, following: boolean) => {
    const { service } = held;
    const what = words.what(service);
    const sent: Done = { id: service.id, from: planOf(service), to: plan, following, what };
    setQuestion(null);
    setPicked(null);
    if (!following) setDone((known) => [...known, sent].slice(-mostUndo));
    setAnnouncement(
      target.personId === null
        ? t('board.put.unassigned', { what })
        : t('board.put.done', { what, ...place(held, target) }),
    );
    move.mutate(sent, {
      onError: () => {
        setDone((known) => known.filter((entry) => entry !== sent));
        setAnnouncement(t('board.putBack', { what }));
      },
    });
  };

  return {
    held: picked?.held ?? null,
    by: picked?.by ?? null,
    target: picked?.target ?? null,
    question,
    announcement,
    mayUndo: done.length > 0,
    outlook,
    pick(held: Held, by: PickedBy) {
      if (hasBegun(held.service.state)) return;
      const { service, personId } = held;
      setPicked({ held, by, target: by === 'keys' ? { personId, day: service.plannedDay, time: null } : null });
      setAnnouncement(t('board.picked', { what: words.what(service) }));
    },
    aim(target: Target | null) {
      setPicked((current) => current && { ...current, target });
      if (picked?.by === 'keys' && target) setAnnouncement(t('board.at', place(picked.held, target)));
    },
    drop(target: Target | null) {
      if (!picked || !target) return setPicked(null);
      const { held, by } = picked;
      const plan: Plan = planAt(held, target, timeZone);
      if (isOver(held, target.day)) {
        toast({ tone: 'warning', message: t('board.past') });
        return setPicked(null);
      }
      if (samePlan(plan, planOf(held.service))) {
        setPicked(null);
        return setAnnouncement(t('board.putBack', { what: words.what(held.service) }));
      }
      if (by === 'keys') setFocus({ id: held.service.id, personId: target.personId });
      const asked: Question = { held, target, plan };
      if (held.service.recurringId !== null && mayRepeat) setQuestion(asked);
      else send(asked, false);
    },
    putBack() {
      if (picked) setAnnouncement(t('board.putBack', { what: words.what(picked.held.service) }));
      setPicked(null);
      setQuestion(null);
      setFocus(null);
    },
    answer(following: boolean) {
      if (question) send(question, following);
    },
    undo() {
      const last = done.at(-1);
      if (!last) return;
      setDone((known) => known.slice(0, -1));
      setAnnouncement(t('board.undone', { what: last.what }));
      move.mutate({ id: last.id, from: last.to, to: last.from, following: false });
    },
  };
}

/** The card that was moved by keyboard keeps the focus where it is now. */
function useFocusOn(
  wanted: { readonly id: string; readonly personId: string | null } | null,
  onFocused: () => void,
): void {
  useEffect(() => {
    if (!wanted) return;
    const card = document.querySelector<HTMLElement>(
      `[data-service="${CSS.escape(wanted.id)}"][data-of="${CSS.escape(wanted.personId ?? '')}"]`,
    );
    if (!card) return;
    card.focus();
    onFocused();
  });
}
