import { expect, it } from 'vitest';
import { features } from '#contract/features/features.ts';
import type { contract } from '../api/contract.ts';
import { errorText } from '../errors/error-text.ts';
import type { Translate } from '../translate.ts';
import { subjectOf } from './audit-actions.ts';
import { isLanguage } from './languages.ts';
import type { AuditAction, ErrorCode, Language, Permissions, Role } from './register.ts';

it('what the app does not have fails to compile', () => {
  // @ts-expect-error: no such action on users
  const action: Permissions = { user: ['fly'] };
  // @ts-expect-error: no such resource
  const resource: Permissions = { dragon: ['read'] };
  // @ts-expect-error: no such role
  const role: Role = 'emperor';
  // @ts-expect-error: nobody declares it
  const audited: AuditAction = 'user.flew';
  // @ts-expect-error: no text has this name
  const code: ErrorCode = 'DRAGON_FOUND';
  // @ts-expect-error: no such language
  const language: Language = 'tlh';
  // @ts-expect-error: no operation of this name
  type Missing = (typeof contract)['account']['fly'];
  expect([action, resource, role, audited, code, language, {} as Missing]).toHaveLength(7);
});

it('what the app has is known to the code below it', () => {
  const t = ((key: string) => key) as Translate;
  expect(errorText(t, { code: 'NOT_FOUND' })).toBe('errors:NOT_FOUND');
  expect(errorText(t, { code: 'DRAGON_FOUND', status: 404 })).toBe('errors:NOT_FOUND');
  expect([isLanguage('en'), isLanguage('tlh'), isLanguage('toString')]).toEqual([true, false, false]);
  expect(features.auditActions.map(subjectOf)).not.toContain('');
});
