import { expect, it } from 'vitest';
import type { Language } from '#contract/facts/languages.ts';
import { product } from '#contract/product.ts';
import { organizationInvitation } from '#tests/support/organization-mails.ts';
import { renderMail } from './index.tsx';

const render = (language: Language, props: object) =>
  renderMail('organization-invitation', language, { ...organizationInvitation, ...props });

it('an invitation into an organization names who, what, as what and until when, and no name can inject anything', async () => {
  const { subject, text, html } = await render('en', {
    organization: { id: 'lantern', name: '<b>Lantern</b>' },
    role: 'admin',
  });
  expect(subject).toBe(`Amina Wanjiru invites you to <b>Lantern</b> on ${product.name}`);
  expect(text).toContain('(amina@mwangaza.example) invites you to <b>Lantern</b>');
  expect(text).toContain('as an admin');
  expect(text).toContain('until 1 December 2026');
  expect(text).toContain(organizationInvitation.link);
  expect(html).toContain('&lt;b&gt;Lantern');
  expect(html).not.toContain('<b>Lantern');
  expect((await render('ar', {})).text).toContain('\u2068Lantern\u2069');
});

it('shows a button, and the initials of the organization in its tint, without a picture from the network', async () => {
  const { html } = await render('en', { organization: { id: 'lantern', name: 'Lantern Works' } });
  expect(html).toMatch(/<a href="[^"]+\/invitation\/1" style="[^"]*background-color:#/);
  expect(html).toMatch(/<td[^>]*aria-hidden="true"[^>]*>LW<\/td>/);
  const tint = async (id: string) =>
    /<td[^>]*background-color:(#\w+)[^>]*>L</.exec(
      (await render('en', { organization: { id, name: 'L' } })).html,
    )?.[1];
  expect(await tint('lantern')).toBe(await tint('lantern'));
  const tints = await Promise.all(Array.from({ length: 20 }, (_, index) => tint(`organization-${index}`)));
  expect(new Set(tints).size).toBeGreaterThan(2);
  expect(html).not.toMatch(/src="(?!cid:mark")/);
});
