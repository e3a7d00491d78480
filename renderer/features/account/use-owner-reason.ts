import { useTranslation } from 'react-i18next';
import { useInit } from '../../lib/services/use-init.ts';

/** Why a matter of the account is closed to an admin who acts as its user; undefined for the user. */
export function useOwnerReason(): string | undefined {
  const { t } = useTranslation('account');
  return useInit().currentUser?.impersonatedBy ? t('onlyOwner') : undefined;
}
