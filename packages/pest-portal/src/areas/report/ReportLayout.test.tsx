import { screen, waitFor, within } from '@testing-library/react';
import type { ReportDocument, RequestInput } from 'pest-sdk';
import { refusal, sampleResult } from 'pest-sdk/mock';
import { expect, test } from 'vitest';
import { renderPortal } from '../../testing/render-portal';

const layout = { paper: 'A4', logo: null, accent: null, header: '', footer: '' } as const;
const opened: ReportDocument = {
  ...sampleResult('report.detail'),
  kind: 'report',
  state: 'pendingReview',
  signatures: [],
  review: null,
  layout,
  layoutRevision: 'first',
};

/** A report whose layout is open, and that somebody else has given another foot meanwhile. */
async function saveHeader(theirs: Partial<Record<'header' | 'footer', string>>) {
  let kept = opened;
  const saved: RequestInput<'report.saveLayout'>[] = [];
  const portal = renderPortal('/myEcharts?id=report-1', {
    answers: {
      'report.detail': () => kept,
      'report.saveLayout': ({ request }) => {
        if (request.layoutRevision === 'first') return refusal('general.businessFailure', { field: 'layoutRevision' });
        saved.push(request);
        return null;
      },
    },
  });
  await portal.user.click(await screen.findByRole('button', { name: '版面' }));
  const dialog = within(await screen.findByRole('dialog', { name: '版面' }));
  await portal.user.type(dialog.getByRole('textbox', { name: /页眉/ }), 'Mine');
  kept = { ...opened, layout: { ...layout, ...theirs }, layoutRevision: 'second' };
  await portal.user.click(dialog.getByRole('button', { name: '保存版面' }));
  return { ...portal, saved };
}

test('a layout that somebody else has changed meanwhile is merged by its fields', async () => {
  const { saved } = await saveHeader({ footer: 'Theirs' });
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ layout: { header: 'Mine', footer: 'Theirs' }, layoutRevision: 'second' });
  expect(await screen.findByText('已一并保存他人刚刚修改的内容：页脚')).toBeVisible();
});

test('a field of the layout that both have changed is asked about', async () => {
  const { user, saved } = await saveHeader({ header: 'Theirs' });
  const question = within(await screen.findByRole('dialog', { name: '他人刚刚修改了同一条记录' }));
  await user.click(question.getByRole('radio', { name: /^用对方保存的/ }));
  await user.click(question.getByRole('button', { name: '按选择保存' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ layout: { header: 'Theirs' } });
});
