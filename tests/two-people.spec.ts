import { expect, type Page, test } from '@playwright/test';
import { spoken } from './languages';
import { people, signedIn, signIn } from './people';
import { en, type Words, zh } from './words';

/** A site of the demo whose words are its company's own, with an address. */
const site = '临江大酒店';

/** Opens the form of a customer. */
async function openCustomer(page: Page, id: string, words: Words): Promise<void> {
  await page.goto(`/createCustomer?id=${id}`);
  await expect(page.getByLabel(words.twoPeople.address)).not.toHaveValue('');
}

async function save(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).click();
}

for (const words of spoken(en, zh)) {
  const { twoPeople } = words;
  test(`two people who edit one customer lose nothing of each other, in ${words.language}`, async ({ browser }) => {
    const [first, second] = [
      await signIn(browser, people.administrator, words, `/customer/list?search=${encodeURIComponent(site)}`),
      await (await signedIn(browser, people.manager, words)).newPage(),
    ];
    const link = first.getByRole('main').getByRole('link', { name: site }).first();
    const id = new URL((await link.getAttribute('href')) ?? '', first.url()).searchParams.get('id') ?? '';

    await openCustomer(first, id, words);
    await openCustomer(second, id, words);
    await first.getByLabel(twoPeople.notes).fill(`Key at the gate, ${words.language}`);
    await save(first, words);
    await expect(first.getByText(twoPeople.saved)).toBeVisible();
    await second.getByLabel(twoPeople.address).fill(`2 Harbour Street, ${words.language}`);
    await save(second, words);
    await expect(second.getByText(twoPeople.merged)).toBeVisible();
    await openCustomer(second, id, words);
    await expect(second.getByLabel(twoPeople.notes)).toHaveValue(`Key at the gate, ${words.language}`);
    await expect(second.getByLabel(twoPeople.address)).toHaveValue(`2 Harbour Street, ${words.language}`);

    await openCustomer(first, id, words);
    await first.getByLabel(twoPeople.address).fill('3 Harbour Street');
    await save(first, words);
    await expect(first.getByText(twoPeople.saved)).toBeVisible();
    await second.getByLabel(twoPeople.address).fill('4 Harbour Street');
    await save(second, words);
    const question = second.getByRole('dialog', { name: twoPeople.question });
    await expect(question.getByText('3 Harbour Street')).toBeVisible();
    await expect(question.getByText('4 Harbour Street')).toBeVisible();
    await question.getByRole('radio', { name: twoPeople.mine }).check();
    await question.getByRole('button', { name: twoPeople.choose }).click();
    await expect(second.getByText(twoPeople.saved)).toBeVisible();
    await openCustomer(first, id, words);
    await expect(first.getByLabel(twoPeople.address)).toHaveValue('4 Harbour Street');
    await Promise.all([first, second].map((page) => page.context().close()));
  });
}
