import { useTranslation } from 'react-i18next';
import type { ReceivedInvitations } from '#contract/organizations/invitations.ts';
import { Link } from '../../../components/navigation/link.tsx';
import type { HomeCardProps, HomeCards } from '../../../layout/home/home-part.ts';

/** Open invitations on the home page. */
export const homeCards: HomeCards<ReceivedInvitations> = { Summary: Invitations, Main: null, More: null };

function Invitations({ data: { items } }: HomeCardProps<ReceivedInvitations>) {
  const { t } = useTranslation('organizations-area');
  if (items.length === 0) return null;
  return (
    <Link to="/app/organizations" className="link -my-1 py-1 max-sm:-my-3.5 max-sm:py-3.5">
      {t('invitations', { count: items.length })}
    </Link>
  );
}
