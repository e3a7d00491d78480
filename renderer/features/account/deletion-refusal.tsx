import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountDeletion } from '#contract/account/account.ts';
import { Link } from '../../components/navigation/link.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { NeedingRecords } from '../../layout/needing-records.tsx';

/** Whether anything keeps the account from being deleted. */
export function isRefused({ isLastAdmin, ownedAlone, neededBy }: AccountDeletion): boolean {
  return isLastAdmin || ownedAlone.length > 0 || neededBy.length > 0;
}

/**
 * Everything that keeps the account from being deleted, and where to change it. It takes the focus: the field that had it
 * is gone.
 */
export function DeletionRefusal({ isLastAdmin, ownedAlone, neededBy }: AccountDeletion) {
  const { t } = useTranslation('account');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="grid gap-3 outline-none">
      {isLastAdmin && (
        <Alert tone="warning">
          {t('delete.lastAdmin')}{' '}
          <Link to="/manager/users" className="link">
            {t('delete.openUsers')}
          </Link>
        </Alert>
      )}
      {ownedAlone.length > 0 && (
        <Alert tone="warning">
          {t('delete.soleOwner')}
          <ul aria-label={t('delete.ownedAlone')} className="mt-1.5">
            {ownedAlone.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/app/organizations/${id}`} className="link">
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {neededBy.length > 0 && (
        <Alert tone="warning">
          {t('delete.needed')}
          <NeedingRecords neededBy={neededBy} />
        </Alert>
      )}
    </div>
  );
}
