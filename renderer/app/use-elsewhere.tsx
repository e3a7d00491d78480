import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { Link } from '../components/navigation/link.tsx';
import { buttonClass } from '../components/ui/button.tsx';
import { may } from '../lib/permissions.ts';
import { useInit } from '../lib/services/use-init.ts';

/** Why a page of the user area may not be there, and what to do about it. */
interface Elsewhere {
  description: string;
  action: ReactNode;
}

/** For the error page in place of one that may belong to an organization in which the user does not work just now. */
export function useElsewhere(page: string | undefined): Elsewhere | undefined {
  const { t } = useTranslation('error-pages');
  const init = useInit();
  const { pathname } = useLocation();
  const { id } = useParams();
  if (!pathname.startsWith('/app/') || !may(init, 'organization', 'use')) return undefined;
  // The pages of an organization itself are open or closed to a role in it.
  const lacksOrganization = init.activeOrganizationId === null && !pathname.startsWith('/app/organizations/');
  const action = (
    <Link to="/app/organizations" className={buttonClass({ variant: 'primary', size: 36 })}>
      {t('elsewhere.choose')}
    </Link>
  );
  if (page === 'forbidden' && lacksOrganization) return { description: t('elsewhere.none'), action };
  if (page === 'notFound' && id !== undefined) return { description: t('elsewhere.other'), action };
  return undefined;
}
