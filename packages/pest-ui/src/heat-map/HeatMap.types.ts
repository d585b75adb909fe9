import type { DaySpan, ReadingFamily } from 'pest-sdk';
import type { FloorPlan, PlanViewProps } from '../floor-plan/floor-plan.types';
import type { AnyDeviceType, DeviceTypeInfo } from '../trade/device-types';
import type { AnySpecies, SpeciesLabel } from '../trade/species';
import type {
  ChangeMeta,
  HostCallOptions,
  RootAttributes,
  SlotProps,
  Slots,
  StateParts,
  WidgetHandle,
  WidgetStates,
} from '../widget/widget.types';
import type { Blending } from './density/density-plugin';
import type { PaletteName } from './density/palette';
import type { HeatFigure, HeatSummary } from './figures/heat-figures';
import type {
  HeatDays,
  HeatDomain,
  HeatFrame,
  HeatMeasure,
  HeatPoint,
  HeatRange,
  HeatThreshold,
} from './figures/heat-points';
import type { PestSummary } from './figures/pest-summary';

/** What was found, done or said at a device at one time, in the host's words; see {@link HeatMapOwnProps.loadNotes}. */
export interface HeatNote {
  /** A moment, or a day. */
  readonly at: string;
  readonly text: string;
  /** What a reader should not miss. */
  readonly warns?: boolean | undefined;
}

export const heatViews = ['plan', 'heat', 'compare', 'table'] as const;
/** Floor plan with figures, heat map, heat map beside the one of the days before, or table. */
export type HeatView = (typeof heatViews)[number];

/** What the figures are compared with: the days before, or the same days of last year. */
export type HeatAgainst = 'previous' | 'lastYear';

/** Why something of the heat map changed. */
export type HeatChangeReason =
  | 'view'
  | 'against'
  | 'range'
  | 'measure'
  | 'family'
  | 'species'
  | 'types'
  | 'select'
  | 'locate'
  | 'minimum'
  | 'maximum'
  | 'fit'
  | 'play'
  | 'step'
  | 'stop';

/** The second argument of every `on…Change` of the heat map. */
export type HeatChangeMeta<Change = never> = ChangeMeta<HeatChangeReason, Change>;

/** The parts that a host may replace; see `slots`. */
export interface HeatMapParts<Point extends HeatPoint = HeatPoint> extends StateParts {
  /** Above the map: what is shown, and of when. */
  readonly Toolbar: { readonly view: HeatView };
  /** At the end of the bar, where there is nothing of the map's: what the host itself offers. */
  readonly Acts: Readonly<Record<never, never>>;
  /** On the map: what its colours and marks mean. */
  readonly Legend: { readonly domain: HeatDomain; readonly unit: string };
  /** The most active devices. */
  readonly Board: { readonly figures: readonly HeatFigure<Point>[] };
  /** One place on the board, within its button. */
  readonly BoardRow: { readonly figure: HeatFigure<Point>; readonly place: number };
  /** Beside the device under pointer or focus. */
  readonly Tooltip: { readonly figure: HeatFigure<Point> };
  /** Of the selected device. */
  readonly DeviceDetails: { readonly figure: HeatFigure<Point>; readonly onClose: () => void };
  /** Totals, and what was caught by type and species. */
  readonly Summary: { readonly summary: HeatSummary; readonly pests: PestSummary };
  /** All figures, to read and to sort. */
  readonly Table: { readonly figures: readonly HeatFigure<Point>[] };
}

/** What the heat map itself is told; see {@link HeatMapProps}. */
export interface HeatMapOwnProps<Point extends HeatPoint = HeatPoint> extends WidgetStates, PlanViewProps {
  /** Null: there is none yet. */
  readonly plan: FloorPlan | null;
  /** The readings of the devices on the plan. Null is read as none. */
  readonly points: readonly Point[] | null | undefined;
  /** Which days the points cover. Without it no words name any: the chosen range is a wish, not what the data are. */
  readonly days?: HeatDays | null | undefined;
  readonly view?: HeatView | undefined;
  /** @default 'heat' */
  readonly defaultView?: HeatView | undefined;
  readonly onViewChange?: ((view: HeatView, meta: HeatChangeMeta) => void) | undefined;
  readonly range?: HeatRange | undefined;
  /** @default 'month' */
  readonly defaultRange?: HeatRange | undefined;
  /**
   * The host then brings the points of that range; without it there is nothing to choose. `meta.changes` has the days
   * that the range stands for today, in the provider's time zone.
   */
  readonly onRangeChange?: ((range: HeatRange, meta: HeatChangeMeta<DaySpan>) => void) | undefined;
  readonly measure?: HeatMeasure | undefined;
  /** @default 'count' */
  readonly defaultMeasure?: HeatMeasure | undefined;
  readonly onMeasureChange?: ((measure: HeatMeasure, meta: HeatChangeMeta) => void) | undefined;
  /** Captures, or bait eaten: they are never added. */
  readonly family?: ReadingFamily | undefined;
  readonly defaultFamily?: ReadingFamily | undefined;
  readonly onFamilyChange?: ((family: ReadingFamily, meta: HeatChangeMeta) => void) | undefined;
  /** Device types that are shown; null: all. */
  readonly types?: readonly AnyDeviceType[] | null | undefined;
  readonly defaultTypes?: readonly AnyDeviceType[] | null | undefined;
  readonly onTypesChange?: ((types: readonly AnyDeviceType[] | null, meta: HeatChangeMeta) => void) | undefined;
  /** Species that are counted; null: all that was caught. */
  readonly species?: readonly AnySpecies[] | null | undefined;
  readonly defaultSpecies?: readonly AnySpecies[] | null | undefined;
  readonly onSpeciesChange?: ((species: readonly AnySpecies[] | null, meta: HeatChangeMeta) => void) | undefined;
  /** Without it the scale is fitted to range, measure and filter, until the person moves or pins it. */
  readonly domain?: HeatDomain | undefined;
  readonly defaultDomain?: HeatDomain | undefined;
  readonly onDomainChange?: ((domain: HeatDomain, meta: HeatChangeMeta) => void) | undefined;
  readonly selected?: string | null | undefined;
  readonly defaultSelected?: string | null | undefined;
  readonly onSelectedChange?: ((id: string | null, meta: HeatChangeMeta) => void) | undefined;
  /** Shows a way to the device itself in its details. */
  readonly onOpenDevice?: ((id: string) => void) | undefined;
  /**
   * Brings what was last found at a device, the newest first: shown in its details when it is chosen on plan or board,
   * where a figure alone does not say why.
   */
  readonly loadNotes?: ((deviceId: string, options: HostCallOptions) => Promise<readonly HeatNote[]>) | undefined;
  /** The days before `days`, where `previous` of the points does not come from the span of equal length. */
  readonly previousDays?: DaySpan | null | undefined;
  /** Another period to compare with; without it, what the points say of the days before. */
  readonly compare?: { readonly points: readonly Point[]; readonly days?: DaySpan | undefined } | undefined;
  /** Brings the points of other days: the comparison then offers the same days of last year beside the days before. */
  readonly loadPeriod?: ((days: DaySpan, options: HostCallOptions) => Promise<readonly HeatPoint[]>) | undefined;
  readonly against?: HeatAgainst | undefined;
  /** @default 'previous' */
  readonly defaultAgainst?: HeatAgainst | undefined;
  readonly onAgainstChange?: ((against: HeatAgainst, meta: HeatChangeMeta) => void) | undefined;
  /** Days or services to play through; see {@link HeatFrame}. */
  readonly frames?: readonly HeatFrame[] | null | undefined;
  /** Brings them once the map is drawn, for the bars to play along; asked again when `days` or `plan` change. */
  readonly loadFrames?: ((options: HostCallOptions) => Promise<readonly HeatFrame[]>) | undefined;
  /** Which frame is shown; null: all the days together. */
  readonly frame?: number | null | undefined;
  readonly defaultFrame?: number | null | undefined;
  readonly onFrameChange?: ((frame: number | null, meta: HeatChangeMeta) => void) | undefined;
  /** One limit for all devices, or several for devices of different types, measures and families. */
  readonly threshold?: number | HeatThreshold | readonly HeatThreshold[] | undefined;
  /** Places on the board; 0 hides it. @default 10 */
  readonly top?: number | undefined;
  /** @default 'ember' */
  readonly palette?: PaletteName | undefined;
  /** How far one device reaches, as a part of the plan's long side. @default 5.4 m on a plan with metres, else 0.04 */
  readonly radius?: number | undefined;
  /** 0 to 1, where it is densest. @default 0.86 */
  readonly opacity?: number | undefined;
  /** @default 'add' */
  readonly blending?: Blending | undefined;
  /** Lines where the scale changes its class. @default true */
  readonly contours?: boolean | undefined;
  /** Whether the wheel alone zooms; otherwise with Ctrl or ⌘, and the page scrolls. @default 'page' */
  readonly wheel?: 'page' | 'zoom' | undefined;
  /** `fill` is as high as its place, under one bar: one finger pans the map then, and nothing scrolls but lists. @default 'content' */
  readonly height?: 'content' | 'fill' | undefined;
  /** Device types of the host. @default the provider's */
  readonly deviceTypes?: readonly DeviceTypeInfo[] | undefined;
  readonly speciesLabel?: SpeciesLabel | undefined;
  /** Whose plan it is, such as the site's name: before the plan's name on paper and in the picture. */
  readonly heading?: string | undefined;
  /**
   * Takes the place of the browser's print dialog, for a WebView whose app prints; it is given the window that holds the
   * printable page alone.
   */
  readonly onPrint?: ((page: Window) => unknown) | undefined;
  readonly slots?: Slots<HeatMapParts<Point>> | undefined;
  readonly slotProps?: SlotProps<HeatMapParts<Point>> | undefined;
}

/** Props of {@link HeatMap}; a slot finds the host's own `Point` in `figure.point.given`. */
export interface HeatMapProps<Point extends HeatPoint = HeatPoint>
  extends HeatMapOwnProps<Point>,
    Omit<RootAttributes, keyof HeatMapOwnProps> {}

/** What is drawn into the picture beside the plan; see {@link HeatMapHandle.toImage}. */
export interface HeatImageOptions {
  /** Scale, marks and their meaning. @default true */
  readonly legend?: boolean | undefined;
  /** The most active devices. @default true */
  readonly board?: boolean | undefined;
  /** Pixels of the picture for one of the drawing. @default 2 */
  readonly scale?: number | undefined;
}

/** What the `ref` of a {@link HeatMap} holds. */
export interface HeatMapHandle extends WidgetHandle {
  /** Brings a device to the middle of the plan and selects it. */
  locate(deviceId: string): void;
  /** A PNG of the map, or of both that are compared, with title, days, scale and board, in the reader's language. */
  toImage(options?: HeatImageOptions): Promise<Blob>;
  /** The table as text for spreadsheet programs. */
  toCsv(): Promise<string>;
  /**
   * Prints the map, both maps of a comparison, with title, days, filter, scale, board and pest summary; from table and
   * comparison every device too. Resolves when it is with the printer.
   */
  print(): Promise<void>;
}
