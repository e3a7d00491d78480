import { afterAll, describe, expect, it } from 'vitest';
import type { Language } from '#contract/facts/languages.ts';
import { languages } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { Browser } from '#tests/support/browser.ts';
import { otherLanguage, textIn } from '#tests/support/other-language.ts';
import { startUsersServer } from '#tests/support/users-server.ts';

const server = await startUsersServer();
afterAll(() => server.stop());

const create = (email: string, fields: object) =>
  server.call(server.admin, 'POST', '/users', { email, roles: ['user'], ...fields });

/** The first mail to who is created by an admin with a browser in another language. */
async function invitation(email: string, fields: object) {
  server.admin.headers = { 'accept-language': otherLanguage };
  await create(email, fields);
  server.admin.headers = {};
  return server.mailbox.waitForMail(email);
}

/** Without the marks that isolate names within texts from right to left. */
function subjectIn(language: Language): string {
  return textIn(language, 'email.userInvitation.subject')
    .replace('{{inviter}}', 'Amina Wanjiru')
    .replace('{{product}}', product.name);
}

const withoutIsolates = (text = '') => text.replaceAll(/[\u2068\u2069]/g, '');

const lastLanguage = languages.at(-1) ?? otherLanguage;

describe('who is created by an admin', () => {
  it('is told by mail, in the own language, who invites and where to sign in', async () => {
    const { subject, text, html, attachments } = await invitation('neema@example.com', {
      name: 'Neema',
      language: lastLanguage,
    });
    expect(withoutIsolates(subject)).toBe(subjectIn(lastLanguage));
    expect(withoutIsolates(text)).toContain('(admin@example.com)');
    for (const part of [text, html]) expect(part).toContain(`${server.url}/login?email=neema%40example.com`);
    expect(attachments).toMatchObject([{ contentId: '<mark>', mimeType: 'image/png' }]);
  });

  it('is told in the language of the admin where the own is not known', async () => {
    const { subject } = await invitation('omar@example.com', { invite: true });
    expect(withoutIsolates(subject)).toBe(subjectIn(otherLanguage));
  });

  it('is not told where the admin does not want it, nor when nobody was created', async () => {
    const email = 'lina@example.com';
    expect((await create(email, { invite: false })).status).toBe(200);
    expect((await create(email, { invite: true })).status).toBe(400);
    await new Browser(server.url).post('/email-otp/send-verification-otp', { email, type: 'sign-in' });
    // Mails to one address go out in their order, so an invitation would come before the code.
    expect((await server.mailbox.waitForMail(email)).subject).toBe(`Your ${product.name} code`);
  });
});
