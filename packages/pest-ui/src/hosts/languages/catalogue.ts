import type {
  CheckOutcome,
  DeviceAction,
  DeviceType,
  PestGroup,
  QuestionType,
  ReportState,
  RiskStanding,
  reportMessages,
  riskSeverityWords,
  Species,
  TaskPlace,
  UnitName,
} from 'pest-sdk';
import type { chartMessages } from '../../charts/Chart.messages';
import type { canvasSideMessages } from '../../floor-plan/CanvasSide.messages';
import type { planNoticeMessages } from '../../floor-plan-editor/canvas/plan-notice.messages';
import type { floorPlanEditorMessages } from '../../floor-plan-editor/FloorPlanEditor.messages';
import type { handsMessages } from '../../floor-plan-editor/hands/hands.messages';
import type { shortcutMessages } from '../../floor-plan-editor/hands/shortcuts.messages';
import type { planPanelMessages } from '../../floor-plan-editor/panel/plan-panel.messages';
import type { rowPanelMessages } from '../../floor-plan-editor/panel/row-panel.messages';
import type { planSheetMessages } from '../../floor-plan-editor/sheet/plan-sheet.messages';
import type { planToolMessages } from '../../floor-plan-editor/tools/plan-tools.messages';
import type { heatCompareMessages } from '../../heat-map/comparison/HeatCompare.messages';
import type { heatControlMessages } from '../../heat-map/controls/HeatControls.messages';
import type { heatPlayerMessages } from '../../heat-map/controls/HeatPlayer.messages';
import type { heatFigureMessages } from '../../heat-map/HeatFigure.messages';
import type { heatMapMessages } from '../../heat-map/HeatMap.messages';
import type { heatSheetMessages } from '../../heat-map/sheet/heat-sheet.messages';
import type { deviceCardMessages } from '../../heat-map/side/DeviceCard.messages';
import type { pestTableMessages } from '../../heat-map/side/PestTable.messages';
import type { heatTableMessages } from '../../heat-map/table/HeatTable.messages';
import type { moveItemsMessages } from '../../inspection-template-editor/directions/move-items.messages';
import type { pasteItemsMessages } from '../../inspection-template-editor/directions/paste-items.messages';
import type { questionEditorMessages } from '../../inspection-template-editor/directions/question-editors.messages';
import type { ruleMessages } from '../../inspection-template-editor/directions/rules.messages';
import type { templateFilesMessages } from '../../inspection-template-editor/files/template-files.messages';
import type { inspectionFormMessages } from '../../inspection-template-editor/form/inspection-form.messages';
import type { templateEditorMessages } from '../../inspection-template-editor/InspectionTemplateEditor.messages';
import type { dateInputMessages } from '../../primitives/date-input/date-input.messages';
import type { dialogMessages } from '../../primitives/dialog/dialog.messages';
import type { numberInputMessages } from '../../primitives/number-input/number-input.messages';
import type { paginationMessages } from '../../primitives/pagination/pagination.messages';
import type { selectMessages } from '../../primitives/select/select.messages';
import type { noPermissionMessages } from '../../primitives/states/no-permission.messages';
import type { statesMessages } from '../../primitives/states/states.messages';
import type { tableMessages } from '../../primitives/table/table.messages';
import type { timeInputMessages } from '../../primitives/time-input/time-input.messages';
import type { toastMessages } from '../../primitives/toast/toast.messages';
import type { toolbarMessages } from '../../primitives/toolbar/toolbar.messages';
import type { uploadMessages } from '../../primitives/upload/upload.messages';
import type { newerNoticeMessages } from '../../report-builder/history/NewerNotice.messages';
import type { reportComparisonMessages } from '../../report-builder/history/ReportComparison.messages';
import type { versionsDialogMessages } from '../../report-builder/history/VersionsDialog.messages';
import type { reportBuilderMessages } from '../../report-builder/ReportBuilder.messages';
import type { reportViewMessages } from '../../report-builder/ReportView.messages';
import type { notesPanelMessages } from '../../report-builder/review/NotesPanel.messages';
import type { reviewPanelMessages } from '../../report-builder/review/ReviewPanel.messages';
import type { signPanelMessages } from '../../report-builder/signing/SignPanel.messages';
import type { layoutDialogMessages } from '../../report-builder/toolbar/LayoutDialog.messages';
import type { shareDialogMessages } from '../../report-builder/toolbar/ShareDialog.messages';
import type { editorPaperMessages } from '../../report-builder/writing/EditorPaper.messages';
import type { stockBellMessages } from '../../stock-bell/StockBell.messages';
import type { brokenMessages } from '../../widget/Broken.messages';
import type { notSavedMessages } from '../connected/NotSaved.messages';

/** Every catalogue of the widgets and of what they are made of. Types alone: nothing of them is loaded for it. */
interface Catalogues {
  readonly chartMessages: typeof chartMessages;
  readonly floorPlanEditorMessages: typeof floorPlanEditorMessages;
  readonly planPanelMessages: typeof planPanelMessages;
  readonly planSheetMessages: typeof planSheetMessages;
  readonly planToolMessages: typeof planToolMessages;
  readonly planNoticeMessages: typeof planNoticeMessages;
  readonly handsMessages: typeof handsMessages;
  readonly shortcutMessages: typeof shortcutMessages;
  readonly rowPanelMessages: typeof rowPanelMessages;
  readonly canvasSideMessages: typeof canvasSideMessages;
  readonly heatFigureMessages: typeof heatFigureMessages;
  readonly heatMapMessages: typeof heatMapMessages;
  readonly heatCompareMessages: typeof heatCompareMessages;
  readonly heatControlMessages: typeof heatControlMessages;
  readonly heatPlayerMessages: typeof heatPlayerMessages;
  readonly heatSheetMessages: typeof heatSheetMessages;
  readonly deviceCardMessages: typeof deviceCardMessages;
  readonly pestTableMessages: typeof pestTableMessages;
  readonly heatTableMessages: typeof heatTableMessages;
  readonly notSavedMessages: typeof notSavedMessages;
  readonly inspectionFormMessages: typeof inspectionFormMessages;
  readonly templateEditorMessages: typeof templateEditorMessages;
  readonly pasteItemsMessages: typeof pasteItemsMessages;
  readonly questionEditorMessages: typeof questionEditorMessages;
  readonly ruleMessages: typeof ruleMessages;
  readonly moveItemsMessages: typeof moveItemsMessages;
  readonly templateFilesMessages: typeof templateFilesMessages;
  readonly dateInputMessages: typeof dateInputMessages;
  readonly dialogMessages: typeof dialogMessages;
  readonly numberInputMessages: typeof numberInputMessages;
  readonly paginationMessages: typeof paginationMessages;
  readonly selectMessages: typeof selectMessages;
  readonly noPermissionMessages: typeof noPermissionMessages;
  readonly statesMessages: typeof statesMessages;
  readonly tableMessages: typeof tableMessages;
  readonly timeInputMessages: typeof timeInputMessages;
  readonly toastMessages: typeof toastMessages;
  readonly toolbarMessages: typeof toolbarMessages;
  readonly uploadMessages: typeof uploadMessages;
  readonly reportBuilderMessages: typeof reportBuilderMessages;
  readonly reportViewMessages: typeof reportViewMessages;
  readonly newerNoticeMessages: typeof newerNoticeMessages;
  readonly reportComparisonMessages: typeof reportComparisonMessages;
  readonly versionsDialogMessages: typeof versionsDialogMessages;
  readonly notesPanelMessages: typeof notesPanelMessages;
  readonly reviewPanelMessages: typeof reviewPanelMessages;
  readonly signPanelMessages: typeof signPanelMessages;
  readonly layoutDialogMessages: typeof layoutDialogMessages;
  readonly shareDialogMessages: typeof shareDialogMessages;
  readonly editorPaperMessages: typeof editorPaperMessages;
  readonly stockBellMessages: typeof stockBellMessages;
  readonly brokenMessages: typeof brokenMessages;
  readonly reportMessages: typeof reportMessages;
}

/** What the widgets say of the trade, by the name of the kind's table. */
type TradeKey =
  | `deviceType.${DeviceType}`
  | `species.${Species}`
  | `pestGroup.${PestGroup}`
  | `questionType.${QuestionType}`
  | `reportState.${ReportState}`
  | `taskPlace.${TaskPlace}`
  | `checkOutcome.${CheckOutcome}`
  | `deviceAction.${DeviceAction}`
  | `riskStanding.${RiskStanding}`
  | `riskSeverity.${keyof typeof riskSeverityWords}`
  | `unit.${UnitName}`;

type AnyKey = { [Name in keyof Catalogues]: keyof Catalogues[Name]['zh'] & string }[keyof Catalogues];
type Counted = AnyKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never;
type Plain = Exclude<AnyKey, `${string}_other`>;

/** The name of a message of the widgets; of a counted one without its plural form. */
export type MessageKey = Plain | Counted | TradeKey;

/** The words of a language: all messages, and counted ones in each of its plural forms. */
export type PestWords<Form extends Intl.LDMLPluralRule> = Readonly<
  Record<Plain | TradeKey | `${Counted}_${Form | 'other'}`, string>
>;

/** Some words, by key: those that a host says otherwise. */
export type PestMessages = Partial<Omit<PestWords<Intl.LDMLPluralRule>, TradeKey>>;
