import type { ReportDocument } from 'pest-sdk';
import { isValidElement } from 'react';
import { call, day, fields, is, listOf, orNone, type PropShapes, record, text } from '../widget/prop-shapes';
import type { ReportBuilderProps, ReportExporter, ReportSources, ReportViewProps } from './ReportBuilder.types';
import type { ReportSectionNote } from './report/report-notes';
import type { ReportShareLink } from './report/report-shares';
import type { ReportVersion } from './report/report-versions';

const document = orNone(
  record<ReportDocument>({
    name: text,
    number: text,
    state: text,
    companyName: text,
    customerName: text,
    siteAddress: text,
    period: fields({ from: day, to: day }),
    review: orNone(fields({ reviewer: fields({ name: text }) })),
    signatures: listOf(fields({})),
    sections: listOf(fields({ id: text, kind: text, text })),
  }),
);

/** Whether React can draw it; a plain record is not a node. */
function isNode(value: unknown): boolean {
  return Array.isArray(value) ? value.every(isNode) : typeof value !== 'object' || isValidElement(value);
}

/** The props that must have this shape for builder and reader to be drawn. */
export const shapes: PropShapes<ReportBuilderProps & ReportViewProps> = {
  value: document,
  defaultValue: document,
  savedValue: document,
  document,
  newer: document,
  exporters: orNone(listOf(record<ReportExporter>({ label: text, run: call }))),
  actions: orNone(is('node', isNode)),
  sources: orNone(record<ReportSources>({ kinds: listOf(text), load: call })),
  layout: orNone(fields({})),
  defaultLayout: orNone(fields({})),
  shares: orNone(listOf(record<ReportShareLink>({ id: text }))),
  history: orNone(listOf(record<ReportVersion>({ id: text }))),
  notes: orNone(listOf(record<ReportSectionNote>({ id: text, text }))),
};
