import { describe, expect, it } from 'vitest';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import { languages } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { organizationMails } from '#tests/support/organization-mails.ts';
import { otherLanguage } from '#tests/support/other-language.ts';
import { translatedLanguages } from '#tests/support/translated-languages.ts';
import type { MailProps, MailTemplate } from '../mail-templates.ts';
import { renderMail } from './index.tsx';

const newEmail = 'amina.new@mwangaza.example';
const code = { code: 'K7M2QX', minutes: 10 };

const invitation = {
  inviter: { name: 'Amina Wanjiru', email: 'amina@mwangaza.example' },
  link: 'https://app.mwangaza.example/login?email=neema%40mwangaza.example',
};

const mails = [
  ['user-invitation', invitation, 5],
  ...organizationMails,
  ['email-change-code', code, 6],
  ['email-change-warning', { ...code, newEmail }, 6],
  ['email-change-taken', {}, 4],
  ['email-changed', { newEmail }, 4],
  ['deletion-code', code, 6],
  ['account-deleted', {}, 4],
] as const satisfies readonly (readonly [MailTemplate, MailProps[MailTemplate], number])[];

/** The preview of the mail to sign in has the code, so that it can be read without opening the mail. */
const allMails = [...mails, ['sign-in-code', code, 6] as const];

const render = (template: MailTemplate, language: Language, props: MailProps[MailTemplate]) =>
  renderMail(template, language, props);

/** Escapes texts as React does. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');

describe.each(allMails)('the mail %s', (template, props, paragraphs) => {
  it.each(languages)('is complete in %s, as HTML and as text', async (language) => {
    const { subject, html, text } = await render(template, language, props);
    const parts = text.trim().split('\n\n');
    expect(parts).toHaveLength(paragraphs);
    for (const part of parts) expect(html).toContain(escaped(part));
    expect(html).toContain(`lang="${language}"`);
    expect(html).toContain(`dir="${directionOf(language)}"`);
    expect(subject).toContain(product.name);
    expect(`${subject}${html}${text}`).not.toMatch(/\{\{|undefined|[a-z]+[A-Z]\w+\.[a-z]+/);
  });

  it('has translated texts in each language', async () => {
    const translated = translatedLanguages('email');
    const all = await Promise.all(translated.map((language) => render(template, language, props)));
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(translated.length);
    for (const index of [0, 1, paragraphs - 2, paragraphs - 1]) {
      expect(new Set(all.map(({ text }) => text.trim().split('\n\n')[index])).size).toBe(translated.length);
    }
  });
});

it.each(mails)('%s has neither code nor address in subject and preview', async (template, props) => {
  const { subject, html } = await render(template, 'en', props);
  const preview = /<body[^>]*>.*?<div style="[^"]*display:none[^"]*"[^>]*>([^<]*)</s.exec(html)?.[1];
  expect(preview).toMatch(/\w/);
  for (const secret of ['K7M2QX', newEmail]) expect(`${subject} ${preview}`).not.toContain(secret);
});

it('the inviter is named by name and address, or by the address if there is no name', async () => {
  const { subject, text, html } = await render('user-invitation', 'en', invitation);
  expect(subject).toBe(`Amina Wanjiru invites you to ${product.name}`);
  expect(text).toContain('Amina Wanjiru (amina@mwangaza.example) has made an account for you');
  expect(html).toContain(`href="${invitation.link}"`);
  const nameless = { ...invitation, inviter: { ...invitation.inviter, name: '' } };
  expect((await render('user-invitation', otherLanguage, nameless)).subject).toContain(
    'amina@mwangaza.example',
  );
});

it('an address is isolated within right-to-left text', async () => {
  const arabic = await render('email-change-warning', 'ar', { ...code, newEmail });
  for (const part of [arabic.text, arabic.html]) expect(part).toContain(`\u2068${newEmail}\u2069`);
});

it('an address cannot inject HTML', async () => {
  const { html } = await render('email-changed', 'en', { newEmail: '<b>@mwangaza.example' });
  expect(html).toContain('&lt;b&gt;@');
});

it('names a contact in mails about changes that someone else may have made', async () => {
  for (const [template, props] of [
    ['email-changed', { newEmail }],
    ['account-deleted', {}],
  ] as const) {
    expect((await render(template, 'en', props)).text).toContain(product.contact);
  }
});
