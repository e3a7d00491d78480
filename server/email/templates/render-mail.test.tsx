import { describe, expect, it } from 'vitest';
import type { Language } from '#contract/facts/languages.ts';
import { product } from '#contract/product.ts';
import type { MailProps } from '../mail-templates.ts';
import { renderMail } from './index.tsx';

const mail = (language: Language, minutes = 10) =>
  renderMail('sign-in-code', language, { code: 'K7M2QX', minutes });

describe('the sign-in mail', () => {
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

  it('does not put the code into the subject, which servers log', async () => {
    expect((await mail('en')).subject).not.toContain('K7M2QX');
  });

  const firefox = { browser: 'Firefox', system: 'Windows', kind: 'desktop' } as const;
  const app = { ...firefox, browser: null, kind: 'app' } as const;
  const unknown = { browser: null, system: null, kind: 'other' } as const;
  const near = (city: string | null, country: string | null, isLocal = false) => ({ city, country, isLocal });
  type AskedFrom = NonNullable<MailProps['sign-in-code']['askedFrom']>;

  it.each<[Language, AskedFrom['device'], AskedFrom['place'], string | undefined]>([
    ['en', firefox, near('Fez', 'MA'), 'The code was asked for with Firefox, Windows, near Fez, Morocco.'],
    ['en', firefox, null, 'The code was asked for with Firefox, Windows.'],
    ['en', firefox, near(null, null, true), 'The code was asked for with Firefox, Windows.'],
    ['en', unknown, near(null, 'MA'), 'The code was asked for near Morocco.'],
    ['en', unknown, null, undefined],
    ['en', app, null, `The code was asked for with ${product.name} for desktop, Windows.`],
    ['fr', firefox, near('Fès', 'MA'), 'Le code a été demandé avec Firefox, Windows, près de Fès, Maroc.'],
    [
      'ar',
      firefox,
      near('فاس', 'MA'),
      'طُلب الرمز باستخدام \u2068Firefox\u200f، Windows\u2069، من محيط \u2068فاس\u200f، المغرب\u2069.',
    ],
    ['sw', firefox, near('Fez', 'MA'), 'Msimbo uliombwa kwa Firefox, Windows, karibu na Fez, Morocco.'],
  ])(
    'contains in %s where the code was requested, as far as known: %j, %j',
    async (language, device, place, said) => {
      const props = { code: 'K7M2QX', minutes: 10, askedFrom: { device, place } };
      const { text, html } = await renderMail('sign-in-code', language, props);
      const paragraphs = text.trim().split('\n\n');
      expect(paragraphs).toHaveLength(said ? 7 : 6);
      if (!said) return;
      expect(paragraphs[4]).toBe(said);
      expect(html).toContain(said);
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
