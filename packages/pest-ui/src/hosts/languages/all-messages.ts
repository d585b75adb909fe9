import { reportMessages } from 'pest-sdk';
import { chartMessages } from '../../charts/Chart.messages';
import { canvasSideMessages } from '../../floor-plan/CanvasSide.messages';
import { planNoticeMessages } from '../../floor-plan-editor/canvas/plan-notice.messages';
import { floorPlanEditorMessages } from '../../floor-plan-editor/FloorPlanEditor.messages';
import { handsMessages } from '../../floor-plan-editor/hands/hands.messages';
import { shortcutMessages } from '../../floor-plan-editor/hands/shortcuts.messages';
import { planPanelMessages } from '../../floor-plan-editor/panel/plan-panel.messages';
import { rowPanelMessages } from '../../floor-plan-editor/panel/row-panel.messages';
import { planSheetMessages } from '../../floor-plan-editor/sheet/plan-sheet.messages';
import { planToolMessages } from '../../floor-plan-editor/tools/plan-tools.messages';
import { heatCompareMessages } from '../../heat-map/comparison/HeatCompare.messages';
import { heatControlMessages } from '../../heat-map/controls/HeatControls.messages';
import { heatPlayerMessages } from '../../heat-map/controls/HeatPlayer.messages';
import { heatFigureMessages } from '../../heat-map/HeatFigure.messages';
import { heatMapMessages } from '../../heat-map/HeatMap.messages';
import { heatSheetMessages } from '../../heat-map/sheet/heat-sheet.messages';
import { deviceCardMessages } from '../../heat-map/side/DeviceCard.messages';
import { pestTableMessages } from '../../heat-map/side/PestTable.messages';
import { heatTableMessages } from '../../heat-map/table/HeatTable.messages';
import { moveItemsMessages } from '../../inspection-template-editor/directions/move-items.messages';
import { pasteItemsMessages } from '../../inspection-template-editor/directions/paste-items.messages';
import { questionEditorMessages } from '../../inspection-template-editor/directions/question-editors.messages';
import { ruleMessages } from '../../inspection-template-editor/directions/rules.messages';
import { templateFilesMessages } from '../../inspection-template-editor/files/template-files.messages';
import { inspectionFormMessages } from '../../inspection-template-editor/form/inspection-form.messages';
import { templateEditorMessages } from '../../inspection-template-editor/InspectionTemplateEditor.messages';
import { dateInputMessages } from '../../primitives/date-input/date-input.messages';
import { dialogMessages } from '../../primitives/dialog/dialog.messages';
import { numberInputMessages } from '../../primitives/number-input/number-input.messages';
import { paginationMessages } from '../../primitives/pagination/pagination.messages';
import { selectMessages } from '../../primitives/select/select.messages';
import { noPermissionMessages } from '../../primitives/states/no-permission.messages';
import { statesMessages } from '../../primitives/states/states.messages';
import { tableMessages } from '../../primitives/table/table.messages';
import { timeInputMessages } from '../../primitives/time-input/time-input.messages';
import { toastMessages } from '../../primitives/toast/toast.messages';
import { toolbarMessages } from '../../primitives/toolbar/toolbar.messages';
import { uploadMessages } from '../../primitives/upload/upload.messages';
import { newerNoticeMessages } from '../../report-builder/history/NewerNotice.messages';
import { reportComparisonMessages } from '../../report-builder/history/ReportComparison.messages';
import { versionsDialogMessages } from '../../report-builder/history/VersionsDialog.messages';
import { reportBuilderMessages } from '../../report-builder/ReportBuilder.messages';
import { reportViewMessages } from '../../report-builder/ReportView.messages';
import { notesPanelMessages } from '../../report-builder/review/NotesPanel.messages';
import { reviewPanelMessages } from '../../report-builder/review/ReviewPanel.messages';
import { signPanelMessages } from '../../report-builder/signing/SignPanel.messages';
import { layoutDialogMessages } from '../../report-builder/toolbar/LayoutDialog.messages';
import { shareDialogMessages } from '../../report-builder/toolbar/ShareDialog.messages';
import { editorPaperMessages } from '../../report-builder/writing/EditorPaper.messages';
import { stockBellMessages } from '../../stock-bell/StockBell.messages';
import { brokenMessages } from '../../widget/Broken.messages';
import { notSavedMessages } from '../connected/NotSaved.messages';

/** Every catalogue of the widgets and of what they are made of. */
export const allMessages = {
  chartMessages,
  floorPlanEditorMessages,
  planPanelMessages,
  planSheetMessages,
  planToolMessages,
  planNoticeMessages,
  handsMessages,
  shortcutMessages,
  rowPanelMessages,
  canvasSideMessages,
  heatFigureMessages,
  heatMapMessages,
  heatCompareMessages,
  heatControlMessages,
  heatPlayerMessages,
  heatSheetMessages,
  deviceCardMessages,
  pestTableMessages,
  heatTableMessages,
  notSavedMessages,
  inspectionFormMessages,
  templateEditorMessages,
  pasteItemsMessages,
  questionEditorMessages,
  ruleMessages,
  moveItemsMessages,
  templateFilesMessages,
  dateInputMessages,
  dialogMessages,
  numberInputMessages,
  paginationMessages,
  selectMessages,
  noPermissionMessages,
  statesMessages,
  tableMessages,
  timeInputMessages,
  toastMessages,
  toolbarMessages,
  uploadMessages,
  reportBuilderMessages,
  reportViewMessages,
  newerNoticeMessages,
  reportComparisonMessages,
  versionsDialogMessages,
  notesPanelMessages,
  reviewPanelMessages,
  signPanelMessages,
  layoutDialogMessages,
  shareDialogMessages,
  editorPaperMessages,
  stockBellMessages,
  brokenMessages,
  reportMessages,
} as const;
export type AllMessages = typeof allMessages;
