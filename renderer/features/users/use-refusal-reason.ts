import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

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

/** Says in a sentence why something cannot be done to a user, by the code that the server would refuse it with. */
export function useRefusalReason(): (code: string | null) => string | undefined {
  const { t } = useTranslation('users');
  return useCallback(
    (code) => {
      if (code === null) return undefined;
      return t(`reasons.${known.includes(code as KnownCode) ? (code as KnownCode) : 'other'}`);
    },
    [t],
  );
}
