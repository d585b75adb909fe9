import {
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fillOf } from '../../floor-plan/device-marks';
import type { FloorPlan, PlanDevice, PlanPosition } from '../../floor-plan/floor-plan.types';
import { clampPosition, nudge, positionAt } from '../../floor-plan/plan-geometry';
import type { Size } from '../../floor-plan/viewport';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Field } from '../../primitives/field/Field';
import { Stack } from '../../primitives/layout/Stack';
import { Segmented } from '../../primitives/segmented/Segmented';
import { Text } from '../../primitives/text/Text';
import type { DeviceTypes } from '../../trade/device-types';
import { useHostCall } from '../../widget/useHostCall';
import type { WidgetStates } from '../../widget/widget.types';
import { planNoticeMessages } from '../canvas/plan-notice.messages';
import { dragCommand } from '../editing/plan-keys';
import type { PointName } from '../editing/usePlanTool';
import type { PlanWords } from '../editing/usePlanWords';
import type { FloorPlanEditorOwnProps, PlanReplacement } from '../FloorPlanEditor.types';
import { handsMessages } from '../hands/hands.messages';
import { PercentField } from '../hands/PercentField';
import {
  type AlignPosition,
  alignedAreas,
  alignedMoves,
  alignedWidth,
  alignment,
  type PlanAlignment,
} from '../plan/plan-alignment';
import { AlignBoard, BoardPoint, Boards } from '../tools/PlanTools.styles';
import { planToolMessages } from '../tools/plan-tools.messages';

interface ReplacePlanProps extends Pick<WidgetStates, 'onError' | 'describeError'> {
  readonly plan: FloorPlan;
  readonly devices: readonly PlanDevice[];
  readonly types: DeviceTypes;
  readonly words: PlanWords;
  readonly onReplace: NonNullable<FloorPlanEditorOwnProps['onPlanReplace']>;
  readonly onClose: () => void;
}

type Points = Readonly<Record<PointName, PlanPosition>>;

const start: Points = { a: { x: 0.2, y: 0.2 }, b: { x: 0.8, y: 0.8 } };
const accepted = 'image/png,image/jpeg';

interface NewPicture extends Size {
  readonly file: File;
  readonly bitmap: ImageBitmap;
}

/** A new picture for a plan: two places on both pictures take the devices along; seen before it is kept. */
export default function ReplacePlan({ plan, devices, types, words, onReplace, onClose, ...states }: ReplacePlanProps) {
  const t = useMessages(planToolMessages);
  const notice = useMessages(planNoticeMessages);
  const call = useHostCall('floor-plan-editor', 'replace', states);
  const [picture, setPicture] = useState<NewPicture | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const [before, setBefore] = useState(start);
  const [after, setAfter] = useState(start);
  const [view, setView] = useState<'points' | 'before' | 'after'>('points');
  useEffect(() => () => picture?.bitmap.close(), [picture]);
  const align = useMemo(
    () => picture && alignment(pairs(before, after), plan.image, picture),
    [before, after, plan, picture],
  );

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    try {
      const bitmap = await createImageBitmap(file);
      setPicture({ file, bitmap, width: bitmap.width, height: bitmap.height });
      setUnreadable(false);
    } catch {
      setPicture(null);
      setUnreadable(true);
    }
  };
  const replace = async () => {
    if (!picture || !align) return;
    const replacement = replacementOf({ plan, devices, picture, align, before, after });
    if (await call.run((options) => onReplace(picture.file, { ...replacement, ...options }))) onClose();
  };
  const placed = devices.filter(({ position }) => position);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content size="lg">
        <Dialog.Header>{t('floorPlan.replace')}</Dialog.Header>
        <Dialog.Body>
          <Stack>
            <Field label={t('floorPlan.newPicture')} error={unreadable ? t('floorPlan.unreadable') : undefined}>
              {(ids) => <input {...ids} type="file" accept={accepted} onChange={choose} />}
            </Field>
            {picture && (
              <>
                <Segmented
                  label={t('floorPlan.replaceView')}
                  value={view}
                  onChange={setView}
                  options={(['points', 'before', 'after'] as const).map((value) => ({
                    value,
                    label: t(`floorPlan.replaceView.${value}`),
                  }))}
                />
                <Text as="p" size="sm" tone="muted">
                  {t(view === 'points' ? 'floorPlan.alignHint' : 'floorPlan.previewHint')}
                </Text>
                <Boards data-single={view !== 'points' || undefined}>
                  {view !== 'after' && (
                    <Board
                      label={t('floorPlan.replaceView.before')}
                      size={plan.image}
                      points={view === 'points' ? before : null}
                      onPoints={setBefore}
                      words={words}
                      marks={view === 'before' ? marksOf(placed, types, (at) => at) : []}
                    >
                      <img src={plan.image.src} alt={t('floorPlan.replaceView.before')} />
                    </Board>
                  )}
                  {view !== 'before' && (
                    <Board
                      label={t('floorPlan.replaceView.after')}
                      size={picture}
                      points={view === 'points' ? after : null}
                      onPoints={setAfter}
                      words={words}
                      marks={view === 'after' && align ? marksOf(placed, types, align) : []}
                    >
                      <Picture picture={picture} label={t('floorPlan.replaceView.after')} />
                    </Board>
                  )}
                </Boards>
                {!align && <Text tone="danger">{t('floorPlan.pointsMeet')}</Text>}
              </>
            )}
            {call.refusal && (
              <Text as="p" tone="danger" role="alert">
                {call.refusal}
              </Text>
            )}
          </Stack>
        </Dialog.Body>
        <Dialog.Footer>
          <Button onClick={onClose}>{notice('floorPlan.cancel')}</Button>
          <Button variant="primary" disabled={!align} loading={call.pending} onClick={replace}>
            {t('floorPlan.replace')}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}

function pairs(before: Points, after: Points): PlanAlignment {
  return [
    { before: before.a, after: after.a },
    { before: before.b, after: after.b },
  ];
}

interface ReplacementInput {
  readonly plan: FloorPlan;
  readonly devices: readonly PlanDevice[];
  readonly picture: NewPicture;
  readonly align: AlignPosition;
  readonly before: Points;
  readonly after: Points;
}

function replacementOf({
  plan,
  devices,
  picture,
  align,
  before,
  after,
}: ReplacementInput): Omit<PlanReplacement, 'signal'> {
  const size = { width: picture.width, height: picture.height };
  const trashAreas = plan.trashAreas ?? [];
  const alike = before === start && after === start && sameProportion(plan.image, size);
  if (alike) return { alignment: null, changes: [], trashAreas, metresPerWidth: plan.metresPerWidth ?? null, size };
  return {
    alignment: pairs(before, after),
    changes: alignedMoves(devices, align),
    trashAreas: alignedAreas(trashAreas, align),
    metresPerWidth: alignedWidth(plan, size, align),
    size,
  };
}

function sameProportion(one: Size, other: Size): boolean {
  return Math.abs(one.width * other.height - other.width * one.height) < Math.max(one.width, other.width);
}

interface Mark {
  readonly id: string;
  readonly at: PlanPosition;
  readonly fill: string;
}

function marksOf(devices: readonly PlanDevice[], types: DeviceTypes, align: AlignPosition): readonly Mark[] {
  return devices.flatMap(({ id, type, position }) =>
    position ? [{ id, at: align(position), fill: fillOf(types.of(type)) }] : [],
  );
}

interface BoardProps {
  readonly label: string;
  readonly size: Size;
  /** Null: nothing to move, only to look at. */
  readonly points: Points | null;
  readonly onPoints: (points: Points) => void;
  readonly marks: readonly Mark[];
  readonly words: PlanWords;
  readonly children: ReactNode;
}

/** A picture with its two points: moved by pointer, by taps one after the other, by arrow keys and by numbers. */
function Board({ label, size, points, onPoints, marks, words, children }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const t = useMessages(planToolMessages);
  const [next, setNext] = useState<PointName>('a');
  const box = () => board.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const put = (name: PointName, at: PlanPosition) => points && onPoints({ ...points, [name]: clampPosition(at) });
  const under = (event: PointerEvent) => positionAt(event.clientX, event.clientY, box());
  const tap = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    put(next, under(event));
    setNext(next === 'a' ? 'b' : 'a');
  };
  const key = (name: PointName) => (event: KeyboardEvent) => {
    const command = dragCommand(event);
    if (!points || !command || typeof command === 'string') return;
    event.preventDefault();
    put(name, nudge(points[name], command.dx, command.dy, box()));
  };
  return (
    <div>
      <Text as="p" size="sm" weight="semibold">
        {label}
      </Text>
      <AlignBoard ref={board} style={{ aspectRatio: `${size.width} / ${size.height}` }} onPointerUp={tap}>
        {children}
        {marks.map(({ id, at, fill }) => (
          <i key={id} style={{ left: percent(at.x), top: percent(at.y), background: fill }} />
        ))}
        {points &&
          (['a', 'b'] as const).map((name) => (
            <BoardPoint
              key={name}
              type="button"
              aria-label={t('floorPlan.point', { name: name.toUpperCase(), ...words.place(points[name]) })}
              style={{ left: percent(points[name].x), top: percent(points[name].y) }}
              onKeyDown={key(name)}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) =>
                event.currentTarget.hasPointerCapture(event.pointerId) && put(name, under(event))
              }
            >
              {name.toUpperCase()}
            </BoardPoint>
          ))}
      </AlignBoard>
      {points && <PointNumbers points={points} put={put} />}
    </div>
  );
}

function percent(fraction: number): string {
  return `${fraction * 100}%`;
}

interface PointNumbersProps {
  readonly points: Points;
  readonly put: (name: PointName, at: PlanPosition) => void;
}

function PointNumbers({ points, put }: PointNumbersProps) {
  const t = useMessages(handsMessages);
  return (
    <Boards as="fieldset" data-numbers="">
      {(['a', 'b'] as const).flatMap((name) =>
        (['x', 'y'] as const).map((axis) => (
          <PercentField
            key={`${name}${axis}`}
            label={t(`hands.point.${axis}`, { name: name.toUpperCase() })}
            value={points[name][axis]}
            onValue={(value) => put(name, { ...points[name], [axis]: value })}
          />
        )),
      )}
    </Boards>
  );
}

/** Drawn rather than shown by an address of its own, which a strict policy would refuse. */
function Picture({ picture, label }: { readonly picture: NewPicture; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(picture.bitmap, 0, 0), [picture]);
  return <canvas ref={canvas} width={picture.width} height={picture.height} role="img" aria-label={label} />;
}
