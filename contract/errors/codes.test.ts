import { readdirSync, readFileSync } from 'node:fs';
import { BASE_ERROR_CODES } from '@better-auth/core/error';
import { admin, captcha, emailOTP, genericOAuth } from 'better-auth/plugins';
import { describe, expect, it } from 'vitest';
import { translator } from '#server/http/translate.ts';
import { languages } from '../languages.ts';
import { errorCodes } from './codes.ts';
import { isErrorCode } from './error-codes.ts';

const library = new URL('../../node_modules/better-auth/dist/', import.meta.url);

/** better-auth shows only the outer half of its captcha codes: read the names of both from its code. */
function captchaCodeNames(): string[] {
  const source = readFileSync(new URL('plugins/captcha/error-codes.mjs', library), 'utf8');
  return [...source.matchAll(/^\s+([A-Z_]+): "/gm)].map((match) => match[1] ?? '');
}

/** Codes that better-auth's routes write out where they throw (`code: "LINKING_FAILED"`). */
function codesWrittenInRoutes(): string[] {
  const folders = [
    'api',
    'auth',
    'oauth2',
    ...['admin', 'email-otp', 'generic-oauth'].map((name) => `plugins/${name}`),
  ];
  const sources = folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, library), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => readFileSync(new URL(`${folder}/${name}`, library), 'utf8')),
  );
  return sources.flatMap((source) =>
    [...source.matchAll(/\bcode: "([A-Z][A-Z_]+)"/g)].map((match) => match[1] ?? ''),
  );
}

function codesOf(plugin: { $ERROR_CODES: object }): string[] {
  return Object.keys(plugin.$ERROR_CODES);
}

const tables: Record<string, string[]> = {
  base: Object.keys(BASE_ERROR_CODES),
  admin: codesOf(admin()),
  'e-mail code': codesOf(emailOTP({ sendVerificationOTP: async () => undefined })),
  'generic OAuth': codesOf(genericOAuth({ config: [] })),
  captcha: [...codesOf(captcha({ provider: 'hcaptcha', secretKey: 'unused' })), ...captchaCodeNames()],
  'routes without a table': codesWrittenInRoutes(),
};

describe("better-auth's own codes", () => {
  it.each(Object.entries(tables))('are all known: %s', (_, codes) => {
    expect(codes.length).toBeGreaterThan(1);
    expect(codes.filter((code) => !isErrorCode(code))).toEqual([]);
  });
});

describe('every known code', () => {
  it('stands in one table only', () => {
    expect([...errorCodes].sort()).toEqual([...new Set<string>(errorCodes)].sort());
  });

  it.each(languages)('has a text of its own in %s, and no text is left over', (language) => {
    const file = new URL(`../../locales/${language}/errors.json`, import.meta.url);
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(texts).sort()).toEqual([...errorCodes].sort());
    const t = translator(language);
    for (const code of errorCodes) {
      expect(t(`errors:${code}`, { resource: 'apps', records: 2 })).not.toMatch(/^$|^[A-Z_]+$|[{}]/);
    }
  });
});
