import { PestError, type ReportDocument } from 'pest-sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ReportSavingClient, saveReport } from './report-calls';

type Calls = ReportSavingClient['report'];
const report = {
  detail: vi.fn<Calls['detail']>(),
  saveDetailData: vi.fn<Calls['saveDetailData']>(),
  saveDetailSimple: vi.fn<Calls['saveDetailSimple']>(),
};
const client = { report };

const document: ReportDocument = {
  id: 'r1',
  kind: 'report',
  number: 'R-1',
  name: '五月服务报告',
  subject: '',
  customerId: 'c1',
  customerName: '江南食品',
  siteAddress: '',
  companyName: '青松消杀',
  period: { from: '2026-05-01', to: '2026-05-31' },
  sections: [],
  signatures: [],
  state: 'pendingReview',
  reviewNote: '',
  review: null,
  ownWork: false,
  ownRoles: ['technician', 'reviewer'],
  version: 3,
  updatedAt: '2026-05-31T08:00:00.000Z',
};
const refused = new PestError({
  kind: 'api',
  endpoint: 'report.saveDetailData',
  code: 4001,
});

describe('saving a report', () => {
  beforeEach(() => vi.resetAllMocks());

  it('goes on from the version the server gave', async () => {
    report.saveDetailData.mockResolvedValue({ version: 4 });
    expect(await saveReport(client, document)).toEqual({ kind: 'saved', document: { ...document, version: 4 } });
  });

  it('answers what the server keeps, where that can be read', async () => {
    const keptThere: ReportDocument = { ...document, version: 4, name: '五月服务报告', state: 'pendingReview' };
    report.saveDetailData.mockResolvedValue({ version: 4 });
    report.detail.mockResolvedValue(keptThere);
    const sent: ReportDocument = { ...document, name: '五月服务报告  ', state: 'rejected' };
    expect(await saveReport(client, sent)).toEqual({ kind: 'saved', document: keptThere });
  });

  it('keeps both texts when somebody else saved meanwhile', async () => {
    const theirs = { ...document, version: 5, name: '五月服务报告（修订）' };
    report.saveDetailData.mockRejectedValue(refused);
    report.detail.mockResolvedValue(theirs);
    expect(await saveReport(client, document)).toEqual({ kind: 'conflict', mine: document, theirs, refusal: refused });
  });

  it('passes on a refusal for another reason', async () => {
    report.saveDetailData.mockRejectedValue(refused);
    report.detail.mockResolvedValue(document);
    await expect(saveReport(client, document)).rejects.toBe(refused);
  });

  it('saves a briefing as a briefing', async () => {
    const save = report.saveDetailSimple.mockResolvedValue({ version: 4 });
    await saveReport(client, { ...document, kind: 'briefing' });
    expect(save).toHaveBeenCalledWith({ id: 'r1', version: 3, name: '五月服务报告', subject: '', sections: [] }, {});
  });
});
