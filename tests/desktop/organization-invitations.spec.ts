import { addOrganization } from '#tests/support/members.ts';
import { expect, test } from './desktop-test.ts';
import { signIn } from './harness/sign-in.ts';

// A mail leads to the website, in the system's browser. Whoever is signed in here alone finds the invitation here.
test('invitations are found, shown and answered in the window', { tag: '@slow' }, async ({
  desktop,
  server,
  email,
}) => {
  const page = await desktop.window();
  await signIn(page, server, email);
  const { sql } = server.database;
  const ids: (string | undefined)[] = [];
  for (const name of ['Lantern', 'Compass']) {
    const organization = await addOrganization(server);
    await sql`update organizations set name = ${name} where id = ${organization}`;
    const inviter = `inviter-${organization}`;
    await sql`insert into users (id, name, email) values (${inviter}, 'Grace Hopper', ${`${inviter}@example.com`})`;
    await sql`insert into members (id, organization_id, user_id, role)
      values (gen_random_uuid()::text, ${organization}, ${inviter}, 'owner')`;
    const [invitation] = await sql<{ id: string }[]>`
      insert into invitations (id, organization_id, email, role, status, expires_at, inviter_id)
      values (gen_random_uuid()::text, ${organization}, ${email}, 'admin', 'pending', now() + interval '1 day', ${inviter})
      returning id`;
    ids.push(invitation?.id);
  }
  await page.goto(await desktop.url('/app/organizations'));
  const received = page.getByRole('region', { name: 'Invitations to you' }).getByRole('listitem');
  await received.filter({ hasText: 'Lantern' }).getByRole('link', { name: 'Open' }).click();
  await expect(page).toHaveURL(await desktop.url(`/invitation/${ids[0]}`));
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Invitation declined' })).toBeVisible();
  await page.goto(await desktop.url(`/invitation/${ids[1]}`));
  await page.getByRole('button', { name: 'Accept and join' }).click();
  await expect(page).toHaveURL(await desktop.url('/app'));
  await expect(page.getByRole('button', { name: 'Organization Compass' })).toBeVisible();
  await page.goto(await desktop.url('/invite/none'));
  await expect(page.getByRole('heading', { name: 'Invitation not found' })).toBeVisible();
});
