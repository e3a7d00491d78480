import { useTranslation } from 'react-i18next';
import { useInit } from '../services/use-init.ts';

/** Joins the reasons why an action is closed, if there are any. */
export function joinReasons(...reasons: (string | false | undefined)[]): string | undefined {
  return reasons.filter(Boolean).join(' ') || undefined;
}

/** Why an action is closed to an admin who acts as a user; undefined for the user. */
export function useActingReason(): string | undefined {
  const { t } = useTranslation();
  return useInit().currentUser?.impersonatedBy ? t('impersonation.onlyUser') : undefined;
}
