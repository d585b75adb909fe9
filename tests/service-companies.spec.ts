import { expect, type Locator, type Page, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signIn } from './people';
import { en, zh } from './words';

const factory = '苏州禾穗食品有限公司';
const company = 'Harbour Pest Control Ltd';

for (const words of spoken(en, zh)) {
  test(`a company asks to serve a site, is accepted, and is sent away again, in ${words.language}`, async ({
    browser,
  }) => {
    const { serving } = words;
    const office = await signIn(browser, people.otherAdministrator, words, '/customer/list');

    await office.getByRole('button', { name: serving.bind, exact: true }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel(serving.key).fill(people.customer);
    await dialog.getByRole('button', { name: serving.find }).click();
    await dialog.getByRole('button', { name: serving.confirmBind, exact: true }).click();
    const waiting = office.getByRole('region', { name: serving.waiting });
    await expect(waiting.getByText(factory)).toBeVisible();
    await expect(customerLink(office)).toHaveCount(0);

    const site = await signIn(browser, people.customer, words, '/serve/list');
    const asking = site.getByRole('region', { name: serving.asking });
    await asking
      .getByRole('listitem')
      .filter({ hasText: company })
      .getByRole('button', { name: serving.accept })
      .click();
    await expect(asking).toHaveCount(0);
    await expect(servingCompany(site, serving.companies)).toBeVisible();
    await office.reload();
    await expect(customerLink(office)).toBeVisible();
    await expect(waiting).toHaveCount(0);

    await servingCompany(site, serving.companies).getByRole('button', { name: serving.end, exact: true }).click();
    await site.getByRole('alertdialog').getByRole('button', { name: serving.confirmEnd }).click();
    await expect(servingCompany(site, serving.companies)).toHaveCount(0);
    await office.reload();
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(office.getByRole('table').locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(customerLink(office)).toHaveCount(0);
    await office.context().close();
    await site.context().close();
  });
}

function customerLink(page: Page): Locator {
  return page.getByRole('link', { name: factory });
}

function servingCompany(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title }).getByRole('listitem').filter({ hasText: company });
}
