import type { Page } from 'playwright/test';
import { expect, test } from '../layout/layout-test.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Change your e-mail' });
const cells = (page: Page, email: string) => dialogOf(page).getByLabel(`Code sent to ${email}`);

test.use({ expected: /Failed to load resource: the server responded with a status of 4\d\d/ });

test('an address is changed by two codes; a reload keeps the step', async ({ visit, newcomer, server }) => {
  const person = await newcomer();
  const newEmail = `new-${crypto.randomUUID()}@example.com`;
  const page = await visit(person, '/app/account');
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await change.click();
  const field = dialogOf(page).getByLabel('New e-mail');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(change).toBeFocused();
  await page.keyboard.press('Enter');
  await field.fill('amina@');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByText('Email is invalid')).toBeVisible();
  await field.fill(person.email);
  await expect(dialogOf(page).getByText('This is your address already')).toBeVisible();
  await field.fill(newEmail);
  await dialogOf(page).getByRole('button', { name: 'Send codes' }).click();
  await expect(cells(page, newEmail)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`newEmail=${encodeURIComponent(newEmail)}`));
  await expect(dialogOf(page).getByRole('timer')).toHaveText(/Send again in 0:\d\d/);
  const [code, currentCode] = [
    await server.mailbox.codeFor(newEmail),
    await server.mailbox.codeFor(person.email),
  ];

  await page.reload();
  await cells(page, newEmail).fill(code);
  // The other one is next.
  await expect(cells(page, person.email)).toBeFocused();
  await page.keyboard.type(currentCode);
  await expect(page.getByText('E-mail changed')).toBeVisible();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByRole('main')).toContainText(newEmail);
  await expect(page).toHaveURL(/\/app\/account$/);
});

test('expired codes can be requested again, and typed codes are not lost by accident', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const person = await newcomer();
  const newEmail = `new-${crypto.randomUUID()}@example.com`;
  const page = await visit(person, `/app/account?newEmail=${encodeURIComponent(newEmail)}`);
  await expect(dialogOf(page)).toContainText('The codes for this address are no longer valid.');
  await expect(dialogOf(page).getByLabel('New e-mail')).toHaveValue(newEmail);
  await dialogOf(page).getByRole('button', { name: 'Send codes' }).click();
  const codes = [cells(page, newEmail), cells(page, person.email)] as const;
  await server.mailbox.codeFor(newEmail);
  await codes[0].fill('222');
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeVisible();
  for (let left = 4; left >= 0; left -= 1) {
    // No try goes to waste on a code that was refused before and not typed anew.
    await codes[0].fill(String(left + 2).repeat(6));
    if (left < 4) await expect(codes[1]).toBeFocused();
    await codes[1].fill(String(left + 3).repeat(6));
    const alert = dialogOf(page).getByRole('alert').first();
    await expect(alert).toContainText(left > 0 ? `${left} ${left > 1 ? 'tries' : 'try'} left` : 'Too many');
  }
  await dialogOf(page).getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('A new code is on its way')).toBeVisible();
  await expect(codes[0]).toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Use another address' }).click();
  await expect(dialogOf(page).getByLabel('New e-mail')).toHaveValue('');
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/app\/account$/);
  await expect(page.getByRole('main')).toContainText(`Codes are on their way for ${newEmail}`);
});

test('the same address, entered a second time, leads to the codes that were sent', { tag: '@slow' }, async ({
  visit,
  newcomer,
}) => {
  const page = await visit(await newcomer(), '/app/account');
  const newEmail = `new-${crypto.randomUUID()}@example.com`;
  const enter = async () => {
    await dialogOf(page).getByLabel('New e-mail').fill(newEmail);
    await page.keyboard.press('Enter');
    await expect(cells(page, newEmail)).toBeFocused();
  };
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await enter();
  await dialogOf(page).getByRole('button', { name: 'Use another address' }).click();
  await enter();
  await expect(dialogOf(page).getByRole('timer')).toBeVisible();
});

test('on a phone the next step is as high as its content after the keyboard has come and gone', {
  tag: '@slow',
}, async ({ visit, newcomer, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(await newcomer(), '/app/account');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const field = dialogOf(page).getByLabel('New e-mail');
  await field.focus();
  const height = () => page.evaluate(() => visualViewport?.height);
  for (const left of [500, 844]) {
    await page.setViewportSize({ width: 390, height: left });
    await expect.poll(height).toBe(left);
  }
  await field.fill(`new-${crypto.randomUUID()}@example.com`);
  await dialogOf(page).getByRole('button', { name: 'Send codes' }).click();
  await expect(dialogOf(page).getByLabel('Code sent to').first()).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'Change e-mail' })).toBeInViewport({ ratio: 1 });
});
