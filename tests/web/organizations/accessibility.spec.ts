import { expectAccessible, looks } from '../accessibility-violations.ts';
import { expect, test } from '../layout/layout-test.ts';
import { addMember, addOrganization } from './add-organization.ts';

for (const { width, language, theme } of looks) {
  test(`axe finds nothing, nothing scrolls sideways: ${language}`, { tag: '@slow' }, async ({
    visit,
    page,
    newcomer,
    server,
  }) => {
    const owner = await newcomer();
    await addOrganization(server, owner.email, { name: 'مؤسسة النور' });
    const { id, teamId } = await addOrganization(server, owner.email, { name: 'Acme' });
    const omar = await addMember(server, id, { name: 'Omar Benali', role: 'admin' });
    await server.database.sql`insert into team_members (id, team_id, user_id)
      values (gen_random_uuid()::text, ${teamId}, ${omar.userId})`;
    await page.setViewportSize({ width, height: 844 });

    const below = '/manager/organizations';
    const user = `/manager/users/${omar.userId}`;
    for (const path of [below, `${below}/${id}?searchTerm=none`, user, `${below}/${id}`]) {
      await visit('admin', path, { language, theme });
      await expectAccessible(page);
    }
    if (language === 'en') {
      await page.getByRole('button', { name: 'Transfer ownership…' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'change of the owner');
    }

    const teams = `/${id}/teams`;
    for (const path of [teams, `${teams}/${teamId}?searchTerm=none`, `${teams}/${teamId}`]) {
      await visit(owner, `/app/organizations${path}`, { language, theme });
      await expectAccessible(page);
    }
    await page.getByRole('combobox').first().click();
    await expectAccessible(page, 'candidates');

    const call = (path: string, body: object) =>
      owner.request('POST', `${server.url}/api/organizations/${id}${path}`, body);
    const invited = await newcomer();
    const { body } = await call('/invitations', { emails: [invited.email] });
    const invitation = `/invitation/${body.results[0].invitationId}`;
    await call('/invite-links', {});
    for (const [person, path] of [
      [invited, invitation],
      [invited, '/invitation/none'],
      [owner, invitation],
    ] as const) {
      await visit(person, path, { language, theme });
      await expectAccessible(page);
    }
    await visit(owner, `/app/organizations/${id}/members/invite`, { language, theme });
    await page.locator('textarea').fill(`${invited.email}, x@`);
    await page.locator('form:has(textarea) button[type=submit]').click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'results');

    // Its next steps stand on the home page of the organization that is active.
    await owner.request('PUT', `${server.url}/api/active-organization`, { id });
    for (const path of [
      '',
      '/organizations',
      '/organizations/new',
      ...['', '/members'].map((tab) => `/organizations/${id}${tab}`),
    ]) {
      await visit(owner, `/app${path}`, { language, theme });
      await expectAccessible(page);
    }
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').first().click();
    await expect(page.getByRole('menuitemradio')).toHaveCount(3);
    await expectAccessible(page, 'menu');
    await page.keyboard.press('Escape');
    const omars = page.getByRole('row').filter({ hasText: 'Omar' });
    await omars.getByRole('checkbox').check();
    await expectAccessible(page, 'selection');
    await omars.getByRole('button').click();
    await page.getByRole('menuitem').first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'removal');
  });
}
