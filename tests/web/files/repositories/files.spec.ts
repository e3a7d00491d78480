import { open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator } from 'playwright/test';
import { chunkLength, largestFile } from '#contract/files/file-limits.ts';
import { expectAccessible } from '../../accessibility-violations.ts';
import { waitForHydration } from '../../layout/layout-test.ts';
import { test as base, expect } from '../../repositories/repository-page-test.ts';

const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Lines of a note') };
const plan = {
  name: 'خطة.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(3 * chunkLength, '%PDF-1.7\n'),
};
const upload = '**/api/fn/files.upload';
const append = '**/api/fn/files.append';

/** In the form of a repository of its own. */
const test = base.extend<{ edited: { id: string; field: Locator } }>({
  edited: async ({ visit, page, add }, use) => {
    const { id } = await add();
    await visit('admin', `/manager/repositories/${id}/update`);
    await use({ id, field: page.getByRole('group', { name: 'Files' }) });
  },
});

test('files are chosen, dropped and pasted, downloaded from the record, and removed from it', async ({
  page,
  edited: { field },
}) => {
  await field.getByLabel('Choose files').setInputFiles([note, plan]);
  await field.getByText('or drop or paste them here').evaluate((zone) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['dropped'], 'dropped.txt'));
    zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await page.getByLabel('Description').evaluate((control) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['pasted'], 'pasted.png'));
    control.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  });
  await expect(field.getByRole('button', { name: /^Remove / })).toHaveCount(4);
  await page.getByRole('button', { name: 'Save changes' }).click();

  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Files' });
  await expect(section.getByRole('link', { name: /\.(?:txt|pdf|png)$/ })).toHaveCount(4);
  await expect(section.getByRole('listitem').first()).toHaveText(/^note\.txt15 bytes · \d+ \w+ \d{4}$/);
  await expect(main.getByRole('term').filter({ hasText: 'Files' })).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('This includes 4 files.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: plan.name }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(plan.name);
  expect((await readFile(await download.path())).equals(plan.buffer)).toBe(true);

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field.getByRole('button', { name: 'Remove dropped.txt' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(section.getByRole('link', { name: /\.(?:txt|pdf|png)$/ })).toHaveCount(3);
  await expect(main.getByText('dropped.txt')).toHaveCount(0);
});

test.describe('an upload', { tag: '@slow' }, () => {
  test.use({ expected: /Failed to load resource/ });

  test('is waited for, goes on where it was interrupted, and can be cancelled', async ({
    page,
    edited: { field },
  }) => {
    const good = { ...note, name: 'good.txt' };
    await field.getByLabel('Choose files').setInputFiles([good]);
    await expect(field.getByRole('button', { name: 'Remove good.txt' })).toBeVisible();
    await page.route(append, (route) => route.abort());
    await field.getByLabel('Choose files').setInputFiles([plan]);
    const retry = field.getByRole('button', { name: `Try ${plan.name} again` });
    await expect(retry).toBeVisible();
    await expect(field.getByRole('alert')).toContainText('server');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(field.getByText('Wait until all files have arrived')).toBeVisible();
    await expect(retry).toBeFocused();
    await expectAccessible(page);

    const { promise: hold, resolve: goOn } = Promise.withResolvers<void>();
    await page.unroute(append);
    await page.route(append, async (route) => {
      await hold;
      await route.continue();
    });
    let begun = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('files.upload')) begun += 1;
    });
    await page.keyboard.press('Enter');
    await expect(field.getByRole('listitem').filter({ hasText: plan.name })).toBeFocused();
    const bar = field.getByRole('progressbar', { name: `Upload of ${plan.name}` });
    await expect(bar).toHaveAttribute('value', String(chunkLength));
    goOn();
    await expect(field.getByRole('button', { name: `Remove ${plan.name}` })).toBeVisible();
    expect(begun).toBe(0);

    await page.route(upload, () => {});
    await field.getByLabel('Choose files').setInputFiles([note]);
    await field.getByRole('button', { name: 'Cancel the upload of note.txt' }).click();
    await expect(field.getByText('note.txt')).toHaveCount(0);
    const removeLast = field.getByRole('button', { name: `Remove ${plan.name}` });
    await expect(removeLast).toBeFocused();
    await field.getByRole('button', { name: 'Remove good.txt' }).press('Enter');
    await expect(removeLast).toBeFocused();
    await page.unroute(upload);
    await field.getByLabel('Choose files').setInputFiles([good]);
    await removeLast.press('Enter');
    await field.getByRole('button', { name: 'Remove good.txt' }).press('Enter');
    await expect(field.getByLabel('Choose files')).toBeFocused();
    await field.getByLabel('Choose files').setInputFiles([plan]);
    await expect(removeLast).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('main').getByRole('link', { name: plan.name })).toBeVisible();
    await expectAccessible(page);
  });

  test('keeps its place and its whole name, and says how much has arrived', async ({
    page,
    edited: { field },
  }) => {
    const { promise: hold, resolve: goOn } = Promise.withResolvers<void>();
    await page.route(append, async (route) => {
      await hold;
      await route.continue();
    });
    const name = `${'Minutes of the meeting about everything '.repeat(3)}.pdf`;
    await page.setViewportSize({ width: 390, height: 800 });
    await field.getByLabel('Choose files').setInputFiles([{ ...plan, name }, note]);
    await expect(field.getByRole('button', { name: 'Remove note.txt' })).toBeVisible();
    const rows = field.getByRole('listitem');
    await expect(rows).toHaveText([/^Minutes.*524 kB of 1.6 MB/, /^note\.txt/]);
    const isCut = (shown: Element) => shown.scrollWidth > shown.clientWidth;
    expect(await rows.first().getByText(name).evaluate(isCut)).toBe(false);
    goOn();
    await expect(field.getByRole('button', { name: /^Remove Minutes/ })).toBeVisible();
    await expect(rows).toHaveText([/^Minutes/, /^note\.txt/]);
    await page.getByRole('button', { name: 'Save changes' }).click();
    const links = page.getByRole('main').getByRole('link', { name: /\.(?:txt|pdf)$/ });
    await expect(links).toHaveText([name, 'note.txt']);
  });

  test('comes later where the server asks for that', async ({ page, edited: { field } }) => {
    let sent = 0;
    await page.route(upload, async (route) => {
      sent += 1;
      const json = { code: 'TOO_MANY_REQUESTS', message: 'Too many', data: { retryAfter: 1 } };
      await (sent === 1 ? route.fulfill({ status: 429, json }) : route.continue());
    });
    await field.getByLabel('Choose files').setInputFiles([note]);
    await expect(field.getByRole('button', { name: 'Remove note.txt' })).toBeVisible();
    expect(sent).toBe(2);
  });

  test('is refused where a file is too large, or there are too many', async ({ edited: { field } }) => {
    const large = join(tmpdir(), `large-${crypto.randomUUID()}`);
    const file = await open(large, 'w');
    await file.truncate(largestFile + 1);
    await file.close();
    await field.getByLabel('Choose files').setInputFiles(large);
    await expect(field.getByRole('alert')).toHaveText('Larger than 100 MB');
    await rm(large);
    await field.getByRole('button', { name: /^Remove large/ }).click();
    const eleven = Array.from({ length: 11 }, (_, place) => ({ ...note, name: `${place}.txt` }));
    await field.getByLabel('Choose files').setInputFiles(eleven);
    await expect(field.getByRole('alert')).toHaveText('No more than 10 files');
    await field.getByRole('button', { name: 'Remove 10.txt' }).click();
    await expect(field.getByRole('button', { name: /^Remove \d/ })).toHaveCount(10);
  });
});

test('files that arrived are back with the draft, and somebody else’s are told by name', {
  tag: '@slow',
}, async ({ page, server, edited: { id, field } }) => {
  await field.getByLabel('Choose files').setInputFiles([note]);
  await expect(field.getByRole('button', { name: 'Remove note.txt' })).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await waitForHydration(page);
  await expect(field.getByRole('button', { name: 'Remove note.txt' })).toBeVisible();
  const theirs = [{ id: crypto.randomUUID(), name: 'theirs.pdf', size: 1, type: 'application/pdf' }];
  await server.database.sql`
    update repositories set attachments = ${JSON.stringify(theirs)}::jsonb, updated_at = now() where id = ${id}`;
  await page.getByRole('button', { name: 'Save changes' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('theirs.pdf');
  await alert.getByRole('button', { name: 'Take theirs' }).click();
  await expect(field.getByRole('button', { name: 'Remove theirs.pdf' })).toBeVisible();
  await expect(field.getByText('note.txt')).toHaveCount(0);
});
