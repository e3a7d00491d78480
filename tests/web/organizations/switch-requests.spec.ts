import { expect, test } from '../layout/layout-test.ts';
import { createOrganization } from './organization-test.ts';

test('a switch reads each part of the page once', { tag: '@slow' }, async ({ visit, newcomer, server }) => {
  const owner = await newcomer();
  await createOrganization(server, owner, 'Nour');
  await createOrganization(server, owner, 'Acme');
  for (const [path, last] of [
    ['/app', 'repositories.home'],
    ['/app/account', 'account.sessions'],
  ] as const) {
    const page = await visit(owner, path);
    const switcher = page.getByRole('button', { name: /^Organization/ });
    await switcher.click();
    const target = path === '/app' ? 'Nour' : 'Acme';
    const item = page.getByRole('menuitemradio', { name: target });
    await item.waitFor();
    const read: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/api\/fn\/([\w.]+)/.exec(request.url()) ?? [];
      if (name) read.push(name);
    });
    await item.click();
    await expect(switcher).toHaveAccessibleName(`Organization ${target}`);
    await expect.poll(() => read).toContain(last);
    await page.waitForLoadState('networkidle');
    expect(read.toSorted(), path).toEqual([...new Set(read)].toSorted());
  }
});
