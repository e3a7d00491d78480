import type { Page } from 'playwright/test';
import { idOf } from '#tests/support/id-of.ts';
import { neverIdle } from '../layout/layout-test.ts';
import { expect, refused, test, waitForHydration } from '../sign-in/sign-in-test.ts';
import { add, addAuthenticator, askToAdd, countRequests, failOnce } from './passkeys-test.ts';

test.use({ expected: refused });

const sectionOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' });

test('a passkey is added by a code, renamed, signs in, and is removed', async ({
  visit,
  newcomer,
  server,
}) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  await addAuthenticator(page);
  const section = sectionOf(page);
  await expect(section).toContainText('No passkeys yet');
  await askToAdd(page);
  await add(page, await server.mailbox.codeFor(person.email));
  await expect(page.getByText('Passkey added')).toBeVisible();
  await expect(section.getByRole('listitem')).toContainText('Unknown device');
  await expect(section.getByRole('listitem')).toContainText('Added');
  await section.getByRole('button', { name: 'Rename Unknown device' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Spare key');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('button', { name: 'Rename Spare key' })).toBeFocused();

  await page.context().clearCookies();
  // An idle page would sign in by itself, before the button is pressed.
  await neverIdle(page);
  await page.goto('/login?redirect=/app/account');
  await signInButton(page).click();
  await expect(section.getByRole('listitem')).toContainText('Last used');

  await section.getByRole('button', { name: 'Remove Spare key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(section).toContainText('No passkeys yet');
});

test('the browser fills in a passkey, until the page is left; a removed one is refused', {
  tag: '@slow',
}, async ({ page, visit, newcomer, server }) => {
  const person = await newcomer();
  await countRequests(page);
  await visit(person, '/app/account');
  const authenticator = await addAuthenticator(page);
  await askToAdd(page);
  await add(page, await server.mailbox.codeFor(person.email));
  await expect(sectionOf(page).getByRole('listitem')).toHaveCount(1);

  await authenticator.react(false);
  await page.context().clearCookies();
  await page.goto('/login');
  await expect.poll(() => page.evaluate('asked')).toEqual([{ mediation: 'conditional', aborted: false }]);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Continue with e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await expect.poll(() => page.evaluate('asked')).toEqual([{ mediation: 'conditional', aborted: true }]);
  await page.getByRole('link', { name: 'Change' }).click();
  await expect.poll(() => page.evaluate('asked.length')).toBe(2);
  await authenticator.react(true);
  await page.goto('/login');
  await expect(page).toHaveURL(/\/app$/);

  await server.database.sql`delete from passkeys where user_id = ${await idOf(person)}`;
  await authenticator.react(false);
  await page.context().clearCookies();
  await page.goto('/login');
  await authenticator.react(true);
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Sign in by e-mail');
  await expect(page.getByLabel('E-mail')).toBeEditable();
});

test('what the server does not offer is not asked for again by itself', { tag: '@slow' }, async ({
  page,
}) => {
  await addAuthenticator(page);
  let asked = 0;
  await page.route('**/passkeys.signInOptions', (route) => {
    asked += 1;
    return route.fulfill({ status: 429, json: { code: 'TOO_MANY_REQUESTS', message: 'Too many tries' } });
  });
  await page.goto('/login');
  await expect.poll(() => asked).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Too many tries');
  // By the press, and once more for the field.
  await expect.poll(() => asked).toBe(3);
  await page.reload();
  await expect.poll(() => asked).toBe(4);
});

test('what is cancelled, cannot be kept, or verifies no user says so, and can be tried again', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  const forgetful = await addAuthenticator(page, { hasResidentKey: false });
  await askToAdd(page);
  const dialog = page.getByRole('dialog');
  const again = dialog.getByRole('button', { name: 'Add a passkey' });
  await add(page, await server.mailbox.codeFor(person.email));
  await expect(dialog.getByRole('alert')).toContainText('No passkey was made');
  await forgetful.remove();
  const authenticator = await addAuthenticator(page, { isUserVerified: false });
  await again.click();
  await expect(again).toBeEnabled();
  await expect(dialog.getByRole('alert')).toContainText('No passkey was made');
  await authenticator.verifyUser(true);
  await failOnce(page, 'create');
  await again.click();
  await expect(again).toBeEnabled();
  await expect(dialog.getByRole('alert')).toContainText('No passkey was made');
  await again.click();
  await expect(sectionOf(page).getByRole('listitem')).toContainText('Unknown device');

  await authenticator.react(false);
  await page.context().clearCookies();
  // The request of an idle page would fail in place of that of the button.
  await neverIdle(page);
  await countRequests(page);
  await page.goto('/login');
  await waitForHydration(page);
  await failOnce(page, 'get');
  await signInButton(page).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  // The page offers passkeys in the field once more, which waits for a user who does not react.
  await expect.poll(() => page.evaluate('asked')).toEqual([{ mediation: 'conditional', aborted: false }]);
  await authenticator.react(true);
  await signInButton(page).click();
  await expect(page).toHaveURL(/\/app$/);
});

test('a passkey stands in for the code by mail: for another one, and to delete the account', {
  tag: '@slow',
}, async ({ visit, newcomer, server }) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  const section = sectionOf(page);
  const first = await addAuthenticator(page);
  await askToAdd(page);
  await add(page, await server.mailbox.codeFor(person.email));
  await expect(section.getByRole('listitem')).toHaveCount(1);

  await askToAdd(page);
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  // The form sends itself: no code is shown that nobody typed.
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('has a passkey of your account');
  await expect(page.getByRole('dialog').getByText('Confirmed with a passkey')).toBeVisible();
  await expect(page.getByLabel('Code sent to')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const newEmail = `new-${crypto.randomUUID()}@example.com`;
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('New e-mail').fill(newEmail);
  await page.getByRole('button', { name: 'Send codes' }).click();
  await page.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page.getByText('Confirmed with a passkey')).toBeVisible();
  // Only the code to the new address is left.
  await expect(page.getByLabel('Code sent to')).toBeFocused();
  await page.keyboard.type(await server.mailbox.codeFor(newEmail));
  await expect(page.getByText('E-mail changed')).toBeVisible();

  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Amina Wanjiru');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await failOnce(page, 'get');
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No passkey was used');
  await first.react(true);
  await dialog.getByRole('button', { name: 'Use a passkey instead' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('an admin sees the passkeys of a user, and removes one', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const [admin, person] = [await newcomer('admin'), await newcomer()];
  const id = await idOf(person);
  await server.database.sql`
    insert into passkeys (id, user_id, name, credential, public_key, counter, synced)
    values (${id}, ${id}, 'Lantern key', ${id}, 'k', 0, true)`;
  const page = await visit(admin, `/manager/users/${id}`);
  await expect(sectionOf(page).getByRole('listitem')).toContainText('on several devices');
  await sectionOf(page).getByRole('button', { name: 'Remove Lantern key' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(sectionOf(page)).toContainText('No passkeys yet');
  await expect(page.getByText('removed a passkey')).toBeVisible();
});

test('a dialog that was closed opens again for the code that was sent', { tag: '@slow' }, async ({
  visit,
  newcomer,
  server,
}) => {
  const person = await newcomer();
  const page = await visit(person, '/app/account');
  await addAuthenticator(page);
  await askToAdd(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await askToAdd(page);
  await expect(page.getByRole('dialog').getByRole('timer')).toBeVisible();
  await add(page, await server.mailbox.codeFor(person.email));
  await expect(page.getByText('Passkey added')).toBeVisible();
});
