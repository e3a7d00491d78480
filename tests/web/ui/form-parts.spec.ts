import type { Page } from 'playwright/test';
import { accessibilityViolations, expectAccessible, looks } from '../accessibility-violations.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { expect, test } from './ui-test.ts';

const answer = async (page: Page) => JSON.parse((await page.locator('output').textContent()) ?? 'null');

const begun = {
  ...{ note: null, price: { amount: 1250, currency: 'EUR' }, due: null },
  ...{ starts: '2026-11-24T06:30:00.000Z', colors: ['red'], lent: true, person: null },
};

test.describe('the form', () => {
  test.use({ timezoneId: 'Africa/Nairobi' });

  async function openForm(page: Page, url: string, language = 'en') {
    await page.goto(`${url}/dev/ui/form?lng=${language}`);
    await waitForHydration(page);
  }

  test('is filled in by keyboard, and read with numbers, days and choices', { tag: '@slow' }, async ({
    page,
    server,
  }) => {
    await openForm(page, server.url);
    const keys = page.keyboard;
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await keys.type('Drill');
    await keys.press('Tab');
    await keys.press('Tab');
    await keys.type('1,000');
    await keys.press('Tab');
    await expect(page.getByRole('textbox', { name: /^Price/ })).toBeFocused();
    await keys.press('ControlOrMeta+a');
    await keys.type('12,5');
    await keys.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused();
    await keys.press('Tab');
    await keys.type('24 nov 2026');
    await keys.press('Tab');
    await expect(page.getByLabel('Due'), 'as lists and facts write it').toHaveValue('24 November 2026');
    await keys.press('Tab');
    await expect(page.getByLabel('Starts').first()).toHaveValue('24 November 2026');
    await keys.press('Tab');
    await keys.press('Tab');
    const time = page.getByRole('textbox', { name: 'Starts Time' });
    await expect(time).toBeFocused();
    await expect(time, "in the reader's time zone").toHaveValue('09:30');
    await keys.press('ControlOrMeta+a');
    await keys.type('14h05');
    await keys.press('Tab');
    await expect(time).toHaveValue('14:05');
    await keys.press('Space');
    await expect(page.getByRole('radio', { name: 'Small' })).toBeChecked();
    await keys.press('ArrowDown');
    await keys.press('Tab');
    await keys.press('Tab');
    await keys.press('Space');
    await keys.press('Tab');
    await keys.press('Tab');
    await expect(page.getByRole('switch', { name: 'Lent' })).toBeFocused();
    await keys.press('Space');
    await keys.press('Tab');
    const person = page.getByRole('combobox', { name: /^Person/ });
    await expect(person).toBeFocused();
    await keys.type('otie');
    await expect(page.getByRole('option', { name: 'Nia Otieno' })).toBeVisible();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await keys.press('Enter');
    await expect(person).toHaveValue('Nia Otieno');
    await expect(page.getByRole('listbox')).toBeHidden();
    await keys.press('ControlOrMeta+Enter');
    await expect(page.locator('output')).toBeVisible();
    expect(await answer(page)).toEqual({
      ...begun,
      ...{ name: 'Drill', count: 1000, due: '2026-11-24', starts: '2026-11-24T11:05:00.000Z', size: 'large' },
      ...{ colors: ['red', 'green'], lent: false, person: 'person-e' },
    });
  });

  test('is filled in by pointer: calendar, choices, a person and none', { tag: '@slow' }, async ({
    page,
    server,
  }) => {
    await openForm(page, server.url);
    await page.getByLabel('Name', { exact: true }).fill('Drill');
    await page.getByLabel('Number').fill('3');
    await page.getByRole('button', { name: 'Pick a date' }).first().click();
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /\b15\b/ })
      .click();
    await expect(page.getByLabel('Due')).toHaveValue(/^15 \w+ \d{4}$/);
    await page.getByText('Large', { exact: true }).click();
    await page.getByText('Blue', { exact: true }).click();
    const person = page.getByRole('combobox', { name: /^Person/ });
    await person.click();
    await page.getByRole('option', { name: 'Camille Roux' }).click();
    await expect(person).toHaveValue('Camille Roux');
    await page.getByRole('button', { name: 'Clear choice' }).click();
    await expect(person).toHaveValue('');
    await page.getByRole('button', { name: 'Show choices' }).click();
    await page.getByRole('option', { name: 'Amina Wanjiru' }).click();
    const sent = await page.locator('form').evaluate((form) => [...new FormData(form as HTMLFormElement)]);
    expect(sent, 'with the name of the record').toContainEqual(['person.label', 'Amina Wanjiru']);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('output')).toBeVisible();
    expect(await answer(page)).toMatchObject({
      ...{ name: 'Drill', count: 3, size: 'large', colors: ['red', 'blue'], person: 'person-a' },
      due: expect.stringMatching(/^\d{4}-\d{2}-15$/),
    });
  });

  test('says in the words of the page what is wrong, on leaving and on sending', { tag: '@slow' }, async ({
    page,
    server,
  }) => {
    await openForm(page, server.url);
    const count = page.getByLabel('Number');
    await count.fill('many');
    await count.blur();
    await expect(count).toHaveAccessibleDescription('Enter a number');
    await count.fill('1001');
    await expect(count).toHaveAccessibleDescription('Enter 1,000 or less');
    await count.fill('١٢');
    await expect(count).not.toHaveAttribute('aria-invalid');
    const price = page.getByRole('textbox', { name: /^Price/ });
    await price.fill('0.5');
    await price.blur();
    await expect(price).toHaveAccessibleDescription('Enter €1.00 or more');
    await price.fill('12.505');
    await expect(price).toHaveAccessibleDescription('Enter an amount such as €12.50');
    await price.fill('12.50');
    const due = page.getByLabel('Due');
    await due.fill('soon');
    await due.blur();
    await expect(due).toHaveAccessibleDescription('Enter a valid date');
    await expect(due).toHaveValue('soon');
    await page.getByRole('button', { name: 'Save' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await expect(name).toHaveAccessibleDescription('This field is required');
    await expect(name).toBeFocused();
    await expect(page.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription(
      'This field is required',
    );
    await name.fill('Drill');
    await page.getByText('Small', { exact: true }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(due, 'the first that is wrong').toBeFocused();
    await expect(page.locator('output')).toBeHidden();
  });

  test('in Arabic: digits of the script, day and month in its order, keys from right to left', {
    tag: '@slow',
  }, async ({ page, server }) => {
    await openForm(page, server.url, 'ar');
    await page.getByLabel('الاسم', { exact: true }).fill('مثقاب');
    await page.getByLabel('العدد').fill('١٢');
    await page.getByRole('textbox', { name: /^السعر/ }).fill('١٢٫٥٠');
    const due = page.getByLabel('موعد التسليم');
    await due.fill('٢٤/١١/٢٠٢٦');
    await due.blur();
    await expect(due).toHaveValue('24 نوفمبر 2026');
    await page.getByText('كبير', { exact: true }).click();
    const person = page.getByRole('combobox', { name: /^الشخص/ });
    // Her name with another form of the ya, and without the doubling of the dal.
    await person.fill('ليلي حداد');
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await person.press('Enter');
    await expect(person).toHaveValue('ليلى حدّاد');
    await page.getByRole('button', { name: 'حفظ' }).click();
    await expect(page.locator('output')).toBeVisible();
    expect(await answer(page)).toEqual({
      ...begun,
      ...{ name: 'مثقاب', count: 12, due: '2026-11-24', size: 'large', person: 'person-c' },
    });
  });

  for (const { language, theme, width } of looks)
    test(`axe finds nothing: ${language}`, { tag: '@slow' }, async ({ page, server, context }) => {
      await context.addCookies([{ name: 'theme', value: theme, url: server.url }]);
      await page.setViewportSize({ width, height: 900 });
      await openForm(page, server.url, language);
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'with errors');
      await page.locator('input[role=combobox]').last().click();
      await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(3);
      await expectAccessible(page, 'with what a search found');
    });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expected: /status of 422/ });

  test('the form is sent by the browser alone, with its own controls', { tag: '@slow' }, async ({
    page,
    server,
  }) => {
    await page.goto(`${server.url}/dev/ui/form?lng=fr`);
    await page.locator('[name=name]').fill('Perceuse');
    await page.locator('[name=count]').fill('trois');
    await page.locator('[name=price]').fill('12,50');
    await page.locator('input[type=date][name=due]').fill('2026-11-24');
    await page.locator('input[type=datetime-local][name=starts]').fill('2026-11-24T09:30');
    await page.locator('[name=size][value=small]').check();
    await page.locator('[name=colors][value=blue]').check();
    await page.locator('[name=lent]').uncheck();
    await page.locator('select[name=person]').selectOption({ label: 'Camille Roux' });
    await page.locator('button[type=submit]').click();
    await expect(page.locator('[name=count]')).toHaveAccessibleDescription('Saisissez un nombre');
    await page.locator('[name=count]').fill('3');
    await page.locator('button[type=submit]').click();
    await expect(page.locator('output')).toBeVisible();
    expect(await answer(page)).toEqual({
      ...begun,
      ...{ name: 'Perceuse', count: 3, due: '2026-11-24', starts: '2026-11-24T09:30:00.000Z', size: 'small' },
      ...{ colors: ['red', 'blue'], lent: false, person: 'person-b' },
    });
  });
});

test('a search says that it looks, that there is nothing, and that it failed', { tag: '@slow' }, async ({
  openParts,
  page,
}) => {
  await page.clock.install();
  const { section } = await openParts();
  const people = section('Field').getByRole('combobox', { name: 'Person' });
  const field = people.first();
  // No search ends while the clock stands still.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('zzz');
  const status = page.getByRole('status');
  await expect(status.getByText('Searching…')).toBeVisible();
  await page.clock.resume();
  await expect(status.getByText('No results for "zzz"')).toBeVisible();
  await field.press('Tab');
  await expect(status.getByText('No results for "zzz"'), 'closed by leaving').toHaveCount(0);
  await expect(field, 'what was typed stays').toHaveValue('zzz');
  await people.nth(1).fill('?');
  await expect(page.getByText('The search failed.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

for (const width of [1280, 390])
  test(`in a dialog, which is a drawer on phones: ${width} px`, { tag: '@slow' }, async ({
    openParts,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { section } = await openParts();
    await section('Menu, dialog').getByRole('button', { name: 'New' }).click();
    const dialog = page.getByRole('dialog', { name: 'New' });
    const person = dialog.getByRole('combobox', { name: 'Person' });
    await person.click();
    await page.getByRole('option', { name: 'Camille Roux' }).click();
    await expect(person).toHaveValue('Camille Roux');
    await person.fill('otie');
    await expect(page.getByRole('option', { name: 'Nia Otieno' })).toBeVisible();
    await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
    expect(await accessibilityViolations(page)).toEqual([]);
    await person.press('Enter');
    await expect(person).toHaveValue('Nia Otieno');
    await dialog.getByRole('button', { name: 'Pick a date' }).click();
    await page
      .getByRole('gridcell')
      .getByRole('button', { name: /\b15\b/ })
      .click();
    await expect(dialog.getByLabel('Due')).toHaveValue(/^15 \w+ \d{4}$/);
    await person.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(dialog).toBeVisible();
  });
