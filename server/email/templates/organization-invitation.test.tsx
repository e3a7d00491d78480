import { expect, it } from 'vitest';
import type { Language } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { organizationInvitation } from '#tests/support/organization-mails.ts';
import { renderMail } from './index.tsx';

const render = (language: Language, props: object) =>
  renderMail('organization-invitation', language, { ...organizationInvitation, ...props });

it('an invitation into an organization names who, what, as what and until when, and no name can inject anything', async () => {
  const { subject, text, html } = await render('en', {
    organization: '<b>Lantern</b>',
    role: 'admin',
  });
  expect(subject).toBe(`Amina Wanjiru invites you to <b>Lantern</b> on ${product.name}`);
  expect(text).toContain('(amina@mwangaza.example) invites you to <b>Lantern</b>');
  expect(text).toContain('as an admin');
  expect(text).toContain('until December 1, 2026');
  expect(text).toContain(organizationInvitation.link);
  expect(html).toContain('&lt;b&gt;Lantern');
  expect(html).not.toContain('<b>Lantern');
  expect((await render('ar', {})).text).toContain('\u2068Lantern\u2069');
});
