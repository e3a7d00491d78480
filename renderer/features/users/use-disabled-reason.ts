import { useTranslate } from '../../lib/i18n/use-translate.ts';

const known = [
  'YOU_CANNOT_BAN_YOURSELF',
  'YOU_CANNOT_DEMOTE_YOURSELF',
  'YOU_CANNOT_REMOVE_YOURSELF',
  'YOU_CANNOT_IMPERSONATE_ADMINS',
  'BANNED_USER',
  'LAST_ADMIN',
  'SOLE_OWNER',
  'USER_NOT_FOUND',
] as const;

type KnownCode = (typeof known)[number];

/** The text of `useDisabledReason`, by its key. */
export function disabledReasonKey(code: string | null) {
  if (code === null) return undefined;
  return `users:reasons.${known.includes(code as KnownCode) ? (code as KnownCode) : 'other'}` as const;
}

/** Says in a sentence why something cannot be done to a user, by the code that the server would reject it with. */
export function useDisabledReason(): (code: string | null) => string | undefined {
  const translate = useTranslate();
  return (code) => {
    const key = disabledReasonKey(code);
    return key && translate(key);
  };
}
