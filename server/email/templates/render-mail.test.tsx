import { describe, expect, it } from 'vitest';
import { type Language, languages } from '#contract/languages.ts';
import { renderMail } from './index.tsx';

const mail = (language: Language, minutes = 10) =>
  renderMail('sign-in-code', language, { code: 'K7M2QX', minutes });

describe('the sign-in mail', () => {
  it.each(languages)(
    'has subject, title, intro, code, validity and ignore notice in %s',
    async (language) => {
      const { subject, html, text } = await mail(language);
      expect(subject).toContain('Latchkey');
      const paragraphs = text.trim().split('\n\n');
      expect(paragraphs).toHaveLength(6);
      expect(paragraphs[2]).toBe('K7M2QX');
      for (const paragraph of paragraphs) expect(html).toContain(paragraph.replaceAll("'", '&#x27;'));
      expect(paragraphs[3]).toContain('10');
      expect(html).not.toMatch(/signInCode|\{\{|undefined/);
    },
  );

  it('says each thing in its own words in each language', async () => {
    const all = await Promise.all(languages.map((language) => mail(language)));
    expect(new Set(all.map(({ subject }) => subject)).size).toBe(languages.length);
    for (const index of [0, 1, 3, 4, 5]) {
      expect(new Set(all.map(({ text }) => text.split('\n\n')[index])).size).toBe(languages.length);
    }
  });

  // What mail programs show beside the subject: the first text of the body, which nobody sees in the mail itself.
  it.each<[Language, string]>([
    ['en', 'Enter it to sign in to Latchkey.'],
    ['fr', 'Saisissez-le pour vous connecter à Latchkey.'],
    ['ar', 'أدخله لتسجيل الدخول إلى Latchkey.'],
    ['sw', 'Uweke ili kuingia kwenye Latchkey.'],
  ])('is announced in %s as %j', async (language, preview) => {
    const { html, text } = await mail(language);
    const [, style, shown] = /<body[^>]*>.*?<div style="([^"]*)"[^>]*>([^<]*)</s.exec(html) ?? [];
    expect(shown).toBe(preview);
    expect(style).toContain('display:none');
    expect(text).not.toContain(preview);
  });

  it('runs from right to left in Arabic, with the code from left to right', async () => {
    const arabic = await mail('ar');
    expect(arabic.html).toMatch(/<html[^>]*dir="rtl"[^>]*lang="ar"|<html[^>]*lang="ar"[^>]*dir="rtl"/);
    expect(arabic.html).toMatch(/<p[^>]*dir="ltr"[^>]*>K7M2QX<\/p>/);
    expect(arabic.text).toContain('\u2068Latchkey\u2069');
    expect((await mail('en')).html).toMatch(/<html[^>]*dir="ltr"/);
  });

  it.each([
    [0, 'أقل من دقيقة'],
    [1, 'دقيقة واحدة'],
    [2, 'دقيقتين'],
    [3, '3 دقائق'],
    [11, '11 دقيقة'],
    [100, '100 دقيقة'],
  ])('counts %d minutes as Arabic does', async (minutes, words) => {
    expect((await mail('ar', minutes)).text).toContain(words);
  });

  it('counts one minute as one', async () => {
    expect((await mail('en', 1)).text).toContain('within 1 minute.');
    expect((await mail('fr', 1)).text).toContain('pendant 1 minute.');
  });

  it('keeps the code out of subject and preview', async () => {
    const { subject, html } = await mail('en');
    expect(subject).not.toContain('K7M2QX');
    expect(html.split('K7M2QX')).toHaveLength(2);
  });

  it('follows a dark theme and loads nothing from anywhere', async () => {
    const { html } = await mail('en');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).not.toMatch(/<img|<script|<link|@import|url\(/);
  });

  it('escapes what is filled in', async () => {
    const { html } = await renderMail('sign-in-code', 'en', { code: '<b>&', minutes: 10 });
    expect(html).toContain('&lt;b&gt;&amp;');
    expect(html).not.toContain('<b>');
  });
});
