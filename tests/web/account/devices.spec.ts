import { signInUser } from '#tests/support/sign-in-user.ts';
import { expect, test } from '../sign-in/social-test.ts';

test.use({ expected: /Failed to load resource/ });

test('devices are listed and signed out, one by one and all but this one', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const person = await newcomer();
  const { sql } = server.database;
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ];
  for (const agent of agents) {
    await signInUser(server, person.email);
    await sql`
      update sessions set user_agent = ${agent} where id = (
        select s.id from sessions s join users u on u.id = s.user_id
        where u.email = ${person.email} order by s.created_at desc limit 1)`;
  }
  const page = await visit(person, '/app/account');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByRole('listitem').first()).toContainText('This device');
  await expect(devices).toContainText('Safari, iOS');

  const signOut = devices.getByRole('button', { name: /^Sign out: .*Safari/ });
  await page.route('**/api/fn/account.revokeSession', (route) => route.abort(), { times: 1 });
  await signOut.click();
  await expect(page.getByText(/^Still signed in: .*Safari/)).toBeVisible();
  await signOut.click();
  await expect(page.getByText(/^Signed out: .*Safari/)).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('list')).toBeFocused();
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Signed out on 1 device')).toBeVisible();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('button')).toHaveCount(0);
  await expect(devices.getByRole('list')).toBeFocused();
  const left = await sql`
    select 1 from sessions s join users u on u.id = s.user_id where u.email = ${person.email}`;
  expect(left).toHaveLength(1);
});

test('an admin who acts as a user sees the account, but not the devices, and changes nothing', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const [admin, person] = [await newcomer('admin'), await newcomer()];
  const [user] = await server.database.sql`select id from users where email = ${person.email}`;
  const acting = await admin.request('POST', `${server.url}/api/users/${user?.id}/impersonate`);
  expect(acting.status).toBe(200);
  const page = await visit(admin, '/app/account');
  const reason = 'You are acting as this person. Only the person can do this.';
  await expect(page.getByRole('region', { name: 'Signed-in devices' })).toContainText(reason);
  for (const name of ['Change picture', 'Change', 'Link Mwangaza', 'Download my data', 'Delete account'])
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Delete account' })).toHaveAccessibleDescription(reason);
  await expect(page.getByRole('textbox', { name: 'Name' })).not.toBeEditable();
});
