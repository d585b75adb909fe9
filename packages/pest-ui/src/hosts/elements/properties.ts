import type { FloorPlanEditorProps } from '../../floor-plan-editor/FloorPlanEditor.types';
import type { HeatMapProps } from '../../heat-map/HeatMap.types';
import type { InspectionTemplateEditorProps } from '../../inspection-template-editor/InspectionTemplateEditor.types';
import type { WidgetName } from '../../provider/failures';
import type { ReportBuilderProps } from '../../report-builder/ReportBuilder.types';
import type { StockBellProps } from '../../stock-bell/StockBell.types';
import type { RootAttributes } from '../../widget/widget.types';
import type { ConnectedFloorPlanEditorProps } from '../connected/ConnectedFloorPlanEditor';
import type { ConnectedHeatMapProps } from '../connected/ConnectedHeatMap';
import type { ConnectedInspectionTemplateEditorProps } from '../connected/ConnectedInspectionTemplateEditor';
import type { ConnectedReportBuilderProps } from '../connected/ConnectedReportBuilder';
import type { ConnectedStockBellProps } from '../connected/ConnectedStockBell';
import type { MountSettings } from '../mount/mount';
import type { NamedWidget } from '../mount/widgets';

/**
 * How a prop of a widget is given to its element.
 * - `text`, `number`, `flag`: a property, or an attribute in kebab case (`default-view="plan"`, `read-only`).
 * - `data`: a property only: objects, lists, and functions that the widget asks (`onSave`); where it is missing, the
 *   widget does not offer what it stands for.
 * - a list: an event, with the callback's arguments under these names in `detail`. The property may be set as well.
 */
export type PropertyKind = 'text' | 'number' | 'flag' | 'data' | readonly string[];

/** A widget's own props: all but what every HTML element has. */
type OwnProps<Props> = Exclude<keyof Props, keyof RootAttributes | 'children' | 'ref' | 'key'>;
/** The compiler asks for a new prop here, and refuses a gone one. */
type Properties<Props> = { readonly [Name in OwnProps<Props>]-?: PropertyKind };

/** What is settled around a widget. */
export const settings = {
  locale: 'text',
  timeZone: 'text',
  colorScheme: 'text',
  nonce: 'text',
  messages: 'data',
  i18n: 'data',
  theme: 'data',
  navigate: 'data',
  client: 'data',
  src: 'text',
  token: 'text',
  portalContainer: 'data',
} as const satisfies { readonly [Name in keyof MountSettings]?: PropertyKind };

const changed = ['value', 'meta'] as const;
/** What every widget is told. */
const common = {
  loading: 'flag',
  error: 'data',
  onRetry: 'data',
  onError: ['error', 'at'],
  describeError: 'data',
  slots: 'data',
  slotProps: 'data',
} as const;

export interface WidgetElementProps {
  'floor-plan-editor': FloorPlanEditorProps;
  'heat-map': HeatMapProps;
  'report-builder': ReportBuilderProps;
  'stock-bell': StockBellProps;
  'inspection-template-editor': InspectionTemplateEditorProps;
  'connected-floor-plan-editor': ConnectedFloorPlanEditorProps;
  'connected-heat-map': ConnectedHeatMapProps;
  'connected-report-builder': ConnectedReportBuilderProps;
  'connected-stock-bell': ConnectedStockBellProps;
  'connected-inspection-template-editor': ConnectedInspectionTemplateEditorProps;
}

/** Of the five as the page feeds them. */
const fed = {
  'floor-plan-editor': {
    plan: 'data',
    plans: 'data',
    onPlanChange: 'data',
    value: 'data',
    defaultValue: 'data',
    onChange: changed,
    readOnly: 'flag',
    permissions: 'data',
    mode: 'text',
    defaultMode: 'text',
    onModeChange: changed,
    selected: 'text',
    defaultSelected: 'text',
    onSelectedChange: changed,
    markerSize: 'number',
    wheel: 'text',
    viewport: 'data',
    defaultViewport: 'data',
    onViewportChange: changed,
    height: 'text',
    checkGuidance: 'flag',
    onFindings: ['findings'],
    deviceTypes: 'data',
    onCreateDevice: 'data',
    onNameDevices: 'data',
    onBeforeDelete: 'data',
    locked: 'flag',
    defaultLocked: 'flag',
    onLockedChange: changed,
    onAddDevice: 'data',
    onDeviceOpen: 'data',
    onCalibrate: 'data',
    onTrashAreasChange: 'data',
    onPlanReplace: 'data',
    ...common,
  },
  'heat-map': {
    plan: 'data',
    points: 'data',
    days: 'data',
    view: 'text',
    defaultView: 'text',
    onViewChange: changed,
    range: 'text',
    defaultRange: 'text',
    onRangeChange: 'data',
    measure: 'text',
    defaultMeasure: 'text',
    onMeasureChange: changed,
    family: 'text',
    defaultFamily: 'text',
    onFamilyChange: changed,
    types: 'data',
    defaultTypes: 'data',
    onTypesChange: changed,
    species: 'data',
    defaultSpecies: 'data',
    onSpeciesChange: changed,
    domain: 'data',
    defaultDomain: 'data',
    onDomainChange: changed,
    selected: 'text',
    defaultSelected: 'text',
    onSelectedChange: changed,
    onOpenDevice: 'data',
    previousDays: 'data',
    compare: 'data',
    loadPeriod: 'data',
    against: 'text',
    defaultAgainst: 'text',
    onAgainstChange: changed,
    frames: 'data',
    loadFrames: 'data',
    loadNotes: 'data',
    frame: 'number',
    defaultFrame: 'number',
    onFrameChange: changed,
    threshold: 'number',
    top: 'number',
    palette: 'text',
    radius: 'number',
    opacity: 'number',
    blending: 'text',
    contours: 'flag',
    wheel: 'text',
    viewport: 'data',
    defaultViewport: 'data',
    onViewportChange: changed,
    height: 'text',
    heading: 'text',
    onPrint: 'data',
    deviceTypes: 'data',
    speciesLabel: 'data',
    ...common,
  },
  'report-builder': {
    value: 'data',
    defaultValue: 'data',
    onChange: changed,
    mode: 'text',
    defaultMode: 'text',
    onModeChange: changed,
    readOnly: 'flag',
    onSave: 'data',
    onSubmit: 'data',
    onReview: 'data',
    onSign: 'data',
    signAs: 'data',
    signerName: 'text',
    onExport: 'data',
    exporters: 'data',
    autosave: 'data',
    onPrint: 'data',
    shares: 'data',
    onShare: 'data',
    onRevokeShare: 'data',
    history: 'data',
    savedValue: 'data',
    loadVersion: 'data',
    notes: 'data',
    onAddNote: 'data',
    onAnswerNote: 'data',
    onResolveNote: 'data',
    onRestore: 'data',
    sources: 'data',
    actions: 'data',
    layout: 'data',
    defaultLayout: 'data',
    onLayoutChange: changed,
    onSaveLayout: 'data',
    onLogoUpload: 'data',
    newer: 'data',
    rules: 'data',
    onFindings: ['findings'],
    onDirtyChange: changed,
    ...common,
  },
  'stock-bell': {
    items: 'data',
    access: 'data',
    open: 'flag',
    defaultOpen: 'flag',
    onOpenChange: changed,
    placement: 'text',
    size: 'text',
    max: 'number',
    limit: 'number',
    updatedAt: 'text',
    onItemSelect: ['item'],
    hrefFor: 'data',
    onReplenish: 'data',
    snoozed: 'data',
    onSnooze: ['item', 'snooze'],
    onSeeAll: 'data',
    ...common,
  },
  'inspection-template-editor': {
    onPublish: 'data',
    value: 'data',
    defaultValue: 'data',
    onChange: changed,
    readOnly: 'flag',
    deviceTypes: 'data',
    savedValue: 'data',
    takenDeviceTypes: 'data',
    issues: 'data',
    validator: 'data',
    onSave: 'data',
    onDirtyChange: changed,
    newer: 'data',
    onNewerResolve: 'data',
    bilingual: 'flag',
    defaultBilingual: 'flag',
    onBilingualChange: changed,
    preview: 'flag',
    files: 'flag',
    getId: 'data',
    ...common,
  },
} as const satisfies { readonly [Name in WidgetName]: Properties<WidgetElementProps[Name]> };

/** The rest are the widget's own, whoever feeds it. */
function without<Kinds extends object, Read extends keyof Kinds>(
  kinds: Kinds,
  read: readonly Read[],
): Omit<Kinds, Read> {
  const gone: ReadonlySet<PropertyKey> = new Set(read);
  return Object.fromEntries(Object.entries(kinds).filter(([name]) => !gone.has(name))) as Omit<Kinds, Read>;
}

const states = ['loading', 'error', 'onRetry'] as const;
const client = { client: 'data' } as const;

export const properties = {
  ...fed,
  'connected-floor-plan-editor': {
    ...without(fed['floor-plan-editor'], [
      ...states,
      'plan',
      'plans',
      'onPlanChange',
      'value',
      'defaultValue',
      'onCalibrate',
      'onTrashAreasChange',
      'onPlanReplace',
    ]),
    ...client,
    customerId: 'text',
    planId: 'text',
    defaultPlanId: 'text',
    onPlanIdChange: changed,
  },
  'connected-heat-map': {
    ...without(fed['heat-map'], [...states, 'plan', 'points', 'days', 'frames', 'loadFrames']),
    ...client,
    floorPlanId: 'text',
    customerId: 'text',
  },
  'connected-report-builder': {
    ...without(fed['report-builder'], [
      ...states,
      'value',
      'defaultValue',
      'savedValue',
      'notes',
      'history',
      'loadVersion',
      'newer',
      'shares',
      'onAddNote',
      'onAnswerNote',
      'onResolveNote',
      'onSave',
      'onSaveLayout',
      'onLogoUpload',
      'onSign',
      'onReview',
      'onExport',
      'onShare',
      'onRevokeShare',
    ]),
    ...client,
    reportId: 'text',
    may: 'data',
    onPdf: 'data',
  },
  'connected-stock-bell': {
    ...without(fed['stock-bell'], [...states, 'items', 'updatedAt']),
    ...client,
    pollMs: 'number',
  },
  'connected-inspection-template-editor': {
    ...without(fed['inspection-template-editor'], [
      ...states,
      'value',
      'defaultValue',
      'onSave',
      'onPublish',
      'takenDeviceTypes',
      'newer',
      'onNewerResolve',
    ]),
    ...client,
    templateId: 'text',
    drafts: 'flag',
    onSaved: ['id'],
  },
} as const satisfies { readonly [Name in NamedWidget]: Properties<WidgetElementProps[Name]> };
