import { expect, type Page } from '@playwright/test';

/** Does what the page shows before it is answered, and waits until the server has kept it. */
export async function kept(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith(path));
  await act();
  expect(await (await answer).json()).toMatchObject({ code: 0 });
}
