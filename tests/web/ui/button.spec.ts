import { expect, test } from './ui-test.ts';

test('a loading button keeps its width, says so, and ignores clicks', { tag: '@slow' }, async ({
  openParts,
}) => {
  const { page, section } = await openParts();
  const save = section('Button').getByRole('button', { name: 'Save changes' });
  const rest = save.first();
  const loading = save.nth(5);
  await expect(loading).toHaveAttribute('aria-busy', 'true');
  expect((await loading.boundingBox())?.width).toBe((await rest.boundingBox())?.width);

  await page.evaluate(() => {
    const busy = document.querySelectorAll<HTMLElement>('button[aria-busy=true]')[0];
    document.addEventListener('click', (event) =>
      busy?.setAttribute('data-prevented', String(event.defaultPrevented)),
    );
  });
  await loading.focus();
  await page.keyboard.press('Enter');
  await expect(loading).toHaveAttribute('data-prevented', 'true');
});

test('a disabled button says why, also to screen readers', { tag: '@slow' }, async ({ openParts }) => {
  const { page, section } = await openParts();
  const button = section('Button').getByRole('button', { name: 'Delete…' }).last();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Only an owner can do this');
  await button.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Only an owner can do this');
});

test('touch targets are at least 24 px on phones, and 44 px wherever something is pressed to go on', {
  tag: '@slow',
}, async ({ openParts, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { section } = await openParts();
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(button, a, select, input[type=text], input[type=url])',
      ),
    ]
      .filter((element) => !element.closest('p, .link, [role=status]'))
      .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 24)
      .map(({ name }) => name),
  );
  expect(small).toEqual([]);

  const large = [
    section('Button').getByRole('button', { name: 'Revoke', exact: true }).first(),
    section('Button').getByRole('button', { name: 'Save', exact: true }),
    section('Button').getByRole('button', { name: 'Continue' }),
    section('Field').getByLabel('Name', { exact: true }).first(),
    section('Field').locator('input[type=email]').last(),
    section('Search, choices').getByRole('searchbox').first(),
    section('Search, choices').getByRole('combobox').nth(1),
    section('Search, choices').getByRole('button', { name: /^Due/ }).first(),
  ];
  for (const target of large) {
    const box = await target.boundingBox();
    expect(box?.height, String(target)).toBeGreaterThanOrEqual(44);
    expect(box?.width, String(target)).toBeGreaterThanOrEqual(44);
  }
});
