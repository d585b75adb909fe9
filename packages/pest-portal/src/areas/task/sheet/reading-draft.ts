import {
  type baitConsumers,
  type baitStates,
  type consumptionSteps,
  type DeviceType,
  deviceTypeRules,
  type glueConditions,
  heatValue,
  type Reading,
  type Species,
} from 'pest-sdk';

export type GlueCondition = (typeof glueConditions)[number];
export type BaitState = (typeof baitStates)[number];
export type BaitConsumer = (typeof baitConsumers)[number];
export type ConsumptionStep = (typeof consumptionSteps)[number];
export type Evidence = Extract<Reading, { type: 'mouseTrap' }>['evidence'][number];

export const evidenceKinds: readonly Evidence[] = ['droppings', 'gnawing', 'tracks', 'liveSighting'];

export type CountsDraft = Partial<Record<Species, number>>;

/**
 * A reading while it is being filled in: numbers that are typed stay text, and what has to be looked at before it can
 * be known (the bait eaten) starts without a value, so that a form saved by accident never says zero.
 */
export type ReadingDraft =
  | {
      readonly type: 'flyLamp';
      readonly counts: CountsDraft;
      readonly boardFill: string;
      readonly lampOn: boolean;
      readonly boardReplaced: boolean;
    }
  | {
      readonly type: 'mouseTrap';
      readonly counts: CountsDraft;
      readonly alive: boolean;
      readonly sprungEmpty: boolean;
      readonly glueCondition: GlueCondition;
      readonly evidence: readonly Evidence[];
    }
  | {
      readonly type: 'cockroachTrap';
      readonly counts: CountsDraft;
      readonly nymphs: number;
      readonly eggCases: number;
    }
  | {
      readonly type: 'baitStation';
      readonly consumedPercent: ConsumptionStep | null;
      readonly baitState: BaitState;
      readonly consumer: BaitConsumer | null;
      readonly batch: string;
      readonly gramsAdded: string;
      readonly gramsRemoved: string;
      readonly locked: boolean;
      readonly labelOk: boolean;
      readonly evidence: readonly Evidence[];
    };

export type DraftOf<Type extends DeviceType> = Extract<ReadingDraft, { type: Type }>;

const emptyDrafts: { readonly [Type in DeviceType]: DraftOf<Type> } = {
  flyLamp: { type: 'flyLamp', counts: {}, boardFill: '', lampOn: true, boardReplaced: false },
  mouseTrap: { type: 'mouseTrap', counts: {}, alive: false, sprungEmpty: false, glueCondition: 'ok', evidence: [] },
  cockroachTrap: { type: 'cockroachTrap', counts: {}, nymphs: 0, eggCases: 0 },
  baitStation: {
    type: 'baitStation',
    consumedPercent: null,
    baitState: 'ok',
    consumer: null,
    batch: '',
    gramsAdded: '',
    gramsRemoved: '',
    locked: true,
    labelOk: true,
    evidence: [],
  },
};

export function emptyReading(type: DeviceType): ReadingDraft {
  return emptyDrafts[type];
}

/** A recorded reading as a draft, for correction. */
export function draftOfReading(reading: Reading): ReadingDraft {
  switch (reading.type) {
    case 'flyLamp':
      return { ...reading, counts: countsOf(reading.counts), boardFill: reading.boardFill?.toString() ?? '' };
    case 'mouseTrap':
    case 'cockroachTrap':
      return { ...reading, counts: countsOf(reading.counts) };
    case 'baitStation':
      return {
        ...reading,
        gramsAdded: quantityText(reading.gramsAdded),
        gramsRemoved: quantityText(reading.gramsRemoved),
      };
  }
}

export type ReadingProblem = 'percentRange' | 'quantityFormat' | 'consumedMissing';
export type ReadingProblems = Partial<
  Record<'boardFill' | 'consumedPercent' | 'gramsAdded' | 'gramsRemoved', ReadingProblem>
>;

/** What keeps a draft from being a reading, by field; empty when nothing does. */
export function readingProblems(draft: ReadingDraft): ReadingProblems {
  switch (draft.type) {
    case 'flyLamp':
      return readPercent(draft.boardFill) === undefined ? { boardFill: 'percentRange' } : {};
    case 'mouseTrap':
    case 'cockroachTrap':
      return {};
    case 'baitStation':
      return {
        ...(draft.consumedPercent === null && { consumedPercent: 'consumedMissing' as const }),
        ...(!isQuantity(draft.gramsAdded) && { gramsAdded: 'quantityFormat' as const }),
        ...(!isQuantity(draft.gramsRemoved) && { gramsRemoved: 'quantityFormat' as const }),
      };
  }
}

/** The reading that a draft stands for, or null while {@link readingProblems} names any. */
export function readingOf(draft: ReadingDraft): Reading | null {
  switch (draft.type) {
    case 'flyLamp': {
      const boardFill = readPercent(draft.boardFill);
      return boardFill === undefined ? null : { ...draft, counts: countedList(draft), boardFill };
    }
    case 'mouseTrap':
      return { ...draft, counts: countedList(draft), evidence: [...draft.evidence] };
    case 'cockroachTrap':
      return { ...draft, counts: countedList(draft) };
    case 'baitStation': {
      const { consumedPercent } = draft;
      if (consumedPercent === null || Object.keys(readingProblems(draft)).length > 0) return null;
      return {
        ...draft,
        consumedPercent,
        evidence: [...draft.evidence],
        gramsAdded: wholeQuantity(draft.gramsAdded),
        gramsRemoved: wholeQuantity(draft.gramsRemoved),
      };
    }
  }
}

/** What an opened device says when nothing was in it: the reading of the one-tap record. */
export function zeroReading(type: DeviceType): Reading {
  switch (type) {
    case 'flyLamp':
      return { type, counts: zeroCounts(type), boardFill: null, lampOn: true, boardReplaced: false };
    case 'mouseTrap':
      return { type, counts: zeroCounts(type), alive: false, sprungEmpty: false, glueCondition: 'ok', evidence: [] };
    case 'cockroachTrap':
      return { type, counts: zeroCounts(type), nymphs: 0, eggCases: 0 };
    case 'baitStation':
      return {
        type,
        consumedPercent: 0,
        baitState: 'ok',
        consumer: null,
        batch: '',
        gramsAdded: '0',
        gramsRemoved: '0',
        locked: true,
        labelOk: true,
        evidence: [],
      };
  }
}

/** The figure of a reading, as the heat map counts it: captures, or percent of bait eaten. */
export function readingValue(reading: Reading): number {
  if ('consumedPercent' in reading) return heatValue(reading.type, 0, reading.consumedPercent);
  const captures = reading.counts.reduce((sum, entry) => sum + entry.count, 0);
  return heatValue(reading.type, captures, 0);
}

function countsOf(counts: readonly { readonly species: Species; readonly count: number }[]): CountsDraft {
  return Object.fromEntries(counts.map(({ species, count }) => [species, count]));
}

/** Every species of the type is named, zero included: an opened trap without a rat says "no rat". */
function countedList(draft: { readonly type: DeviceType; readonly counts: CountsDraft }) {
  return deviceTypeRules[draft.type].species.map((species) => ({ species, count: draft.counts[species] ?? 0 }));
}

function zeroCounts(type: DeviceType) {
  return countedList({ type, counts: {} });
}

/** Null for an empty field, undefined for one that is no percentage. */
function readPercent(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const value = Number(typed);
  return Number.isFinite(value) && value >= 0 && value <= 100 ? value : undefined;
}

function isQuantity(text: string): boolean {
  const typed = text.trim();
  return typed === '' || /^\d{1,12}(\.\d{1,3})?$/.test(typed);
}

function wholeQuantity(text: string): string {
  return text.trim() || '0';
}

/** An amount of nothing is shown as an empty field. */
function quantityText(quantity: string): string {
  return Number(quantity) === 0 ? '' : quantity;
}
