import type { EmbedScope, EmbedWidget } from '../rules/embed';
import type { EndpointName } from './index';

/** The calls of each widget: what it asks to show something, and what it asks to change something. */
const rowsOfWidgets: Readonly<Record<EmbedWidget, Readonly<Record<EmbedScope, readonly EndpointName[]>>>> = {
  heatMap: { read: ['floorPlan.list', 'device.list', 'device.mosquitoGraph'], write: [] },
  floorPlanEditor: {
    read: [
      'floorPlan.list',
      'device.list',
      'device.detail',
      'device.tagList',
      'device.modelList',
      'workshop.list',
      'workshop.children',
    ],
    write: [
      'floorPlan.add',
      'floorPlan.update',
      'floorPlan.delete',
      'device.add',
      'device.nextCodes',
      'device.update',
      'device.mobile',
      'device.delete',
      'upload.file',
    ],
  },
  reportBuilder: {
    read: [
      'report.list',
      'report.detail',
      'report.detailSimple',
      'report.exportPdf',
      'report.versions',
      'report.version',
      'report.notes',
    ],
    write: ['report.update', 'report.saveDetailData', 'report.saveDetailSimple', 'report.answerNote'],
  },
  stockBell: {
    read: ['stock.allCategoryStock', 'stock.all', 'stock.categoryWarningNum'],
    write: ['stock.addCategoryStock', 'stock.setCategoryWarningNum'],
  },
  templateEditor: {
    read: ['template.list', 'template.details'],
    write: ['template.create', 'template.update', 'template.delete'],
  },
};

/** What any widget asks before it offers anything. */
const ofEveryToken: EndpointName = 'embed.granted';

/** The calls that a token for these widgets may make. */
export function embedRows(widgets: readonly EmbedWidget[], scope: EmbedScope): ReadonlySet<EndpointName> {
  const rows = widgets.map((widget) => rowsOfWidgets[widget]);
  return new Set([
    ofEveryToken,
    ...rows.flatMap(({ read, write }) => (scope === 'write' ? [...read, ...write] : read)),
  ]);
}
