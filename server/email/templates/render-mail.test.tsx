import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { product } from '#contract/product.ts';
import { translatedLanguages } from '#tests/support/translated-languages.ts';
import type { MailProps } from '../templates.ts';
import { renderMail } from './index.tsx';

const mail = (language: Language, minutes = 10) =>
  renderMail('sign-in-code', language, { code: 'K7M2QX', minutes });

describe('the sign-in mail', () => {
  it.each(languages)(
    'has subject, title, intro, code, validity and ignore notice in %s',
    async (language) => {
      const { subject, html, text } = await mail(language);
      expect(subject).toContain(product.name);
      const paragraphs = text.trim().split('\n\n');
      expect(paragraphs).toHaveLength(6);
      expect(paragraphs[2]).toBe('K7M2QX');
      for (const paragraph of paragraphs) expect(html).toContain(paragraph.replaceAll("'", '&#x27;'));
      expect(paragraphs[3]).toContain('10');
      expect(html).not.toMatch(/signInCode|\{\{|undefined/);
    },
  );

  it('has translated texts in each language', async () => {
    const translated = translatedLanguages('email');
    const all = await Promise.all(translated.map((language) => mail(language)));
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(translated.length);
    for (const index of [0, 1, 3, 4, 5]) {
      expect(new Set(all.map(({ text }) => text.split('\n\n')[index])).size).toBe(translated.length);
    }
  });

  // The preview in mail clients next to the subject: the first text of the body, hidden in the mail itself.
  it.each<[Language, string]>([
    ['en', `K7M2QX is your code to sign in to ${product.name}.`],
    ['fr', `K7M2QX est votre code de connexion à ${product.name}.`],
    ['ar', `\u2068K7M2QX\u2069 هو رمزك لتسجيل الدخول إلى ${product.name}.`],
    ['sw', `K7M2QX ni msimbo wako wa kuingia kwenye ${product.name}.`],
  ])('has in %s the preview %j', async (language, preview) => {
    const { html, text } = await mail(language);
    const [, style, shown] = /<body[^>]*>.*?<div style="([^"]*)"[^>]*>([^<]*)</s.exec(html) ?? [];
    expect(shown).toBe(preview);
    expect(style).toContain('display:none');
    expect(text).not.toContain(preview);
  });

  it('is right-to-left in Arabic, with the code left-to-right', async () => {
    const arabic = await mail('ar');
    expect(arabic.html).toMatch(/<html[^>]*dir="rtl"[^>]*lang="ar"|<html[^>]*lang="ar"[^>]*dir="rtl"/);
    expect(arabic.html).toMatch(/<p[^>]*dir="ltr"[^>]*>K7M2QX<\/p>/);
    expect(arabic.text).toContain(`\u2068${product.name}\u2069`);
    expect((await mail('en')).html).toMatch(/<html[^>]*dir="ltr"/);
  });

  it.each([
    [0, 'أقل من دقيقة'],
    [1, 'دقيقة واحدة'],
    [2, 'دقيقتين'],
    [3, '3 دقائق'],
    [11, '11 دقيقة'],
    [100, '100 دقيقة'],
  ])('uses the Arabic plural forms for %d minutes', async (minutes, words) => {
    expect((await mail('ar', minutes)).text).toContain(words);
  });

  it('uses the singular for one minute', async () => {
    expect((await mail('en', 1)).text).toContain('within 1 minute.');
    expect((await mail('fr', 1)).text).toContain('pendant 1 minute.');
  });

  it('does not put the code into the subject, which servers log', async () => {
    expect((await mail('en')).subject).not.toContain('K7M2QX');
  });

  const firefox = { browser: 'Firefox', system: 'Windows', kind: 'desktop' } as const;
  const unknown = { browser: null, system: null, kind: 'other' } as const;
  const place = (city: string | null, country: string | null, isLocal = false) => ({
    city,
    country,
    isLocal,
  });
  it.each<[Language, MailProps['sign-in-code']['askedFrom'], string | undefined]>([
    [
      'en',
      { device: firefox, place: place('Fez', 'MA') },
      'The code was asked for with Firefox, Windows, near Fez, Morocco.',
    ],
    ['en', { device: firefox, place: null }, 'The code was asked for with Firefox, Windows.'],
    [
      'en',
      { device: firefox, place: place(null, null, true) },
      'The code was asked for with Firefox, Windows.',
    ],
    ['en', { device: unknown, place: place(null, 'MA') }, 'The code was asked for near Morocco.'],
    ['en', { device: unknown, place: null }, undefined],
    [
      'en',
      { device: { ...firefox, browser: null, kind: 'app' }, place: null },
      `The code was asked for with ${product.name} for desktop, Windows.`,
    ],
    [
      'fr',
      { device: firefox, place: place('Fès', 'MA') },
      'Le code a été demandé avec Firefox, Windows, près de Fès, Maroc.',
    ],
    [
      'ar',
      { device: firefox, place: place('فاس', 'MA') },
      'طُلب الرمز باستخدام \u2068Firefox\u200f، Windows\u2069، من محيط \u2068فاس\u200f، المغرب\u2069.',
    ],
    [
      'sw',
      { device: firefox, place: place('Fez', 'MA') },
      'Msimbo uliombwa kwa Firefox, Windows, karibu na Fez, Morocco.',
    ],
  ])(
    'contains in %s where the code was requested, as far as known: %j',
    async (language, askedFrom, said) => {
      const { text, html } = await renderMail('sign-in-code', language, {
        code: 'K7M2QX',
        minutes: 10,
        ...(askedFrom && { askedFrom }),
      });
      const paragraphs = text.trim().split('\n\n');
      expect(paragraphs).toHaveLength(said ? 7 : 6);
      if (said) {
        expect(paragraphs[4]).toBe(said);
        expect(html).toContain(said);
      }
    },
  );

  it('includes the logo as an attachment', async () => {
    const { html, mark } = await mail('en');
    expect(html).toMatch(/<img[^>]*src="cid:mark"/);
    expect(mark).toMatch(/^data:image\/png;base64,/);
  });

  it('follows a dark theme and loads nothing from other hosts', async () => {
    const { html } = await mail('en');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).not.toMatch(/<script|<link|@import|url\(|src="(?!cid:mark")/);
  });

  it('escapes inserted values', async () => {
    const { html } = await renderMail('sign-in-code', 'en', { code: '<b>&', minutes: 10 });
    expect(html).toContain('&lt;b&gt;&amp;');
    expect(html).not.toContain('<b>');
  });
});
