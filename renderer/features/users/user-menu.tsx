import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import VenetianMask from 'lucide-react/icons/venetian-mask';
import { useTranslation } from 'react-i18next';
import { useAreaData } from '../../lib/data/use-area-data.ts';
import { Link } from '../../lib/navigation/link.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { MenuLink } from '../../ui/menu-link.tsx';
import { MenuSeparator } from '../../ui/menu-separator.tsx';
import { useRefusalReason } from './use-refusal-reason.ts';

interface UserMenuProps {
  id: string;
  onImpersonate(): void;
  onBan(): void;
}

/** The lazy half of a row's menu. What may be done comes from the server, as on the user's own page. */
export default function UserMenu({ id, onImpersonate, onBan }: UserMenuProps) {
  const { t } = useTranslation('users');
  const { api } = useAreaData();
  const reasonOf = useRefusalReason();
  const { data: user } = useQuery(api.users.read.queryOptions({ input: { id } }));
  return (
    <>
      <MenuLink icon={Eye} render={<Link to={`/manager/users/${id}`} />}>
        {t('list.open')}
      </MenuLink>
      <MenuLink icon={Pencil} render={<Link to={`/manager/users/${id}/update`} />}>
        {t('edit')}
      </MenuLink>
      <MenuItem
        icon={VenetianMask}
        writes
        reason={reasonOf(user?.can.impersonate.code ?? null)}
        onSelect={onImpersonate}
      >
        {t('impersonate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Ban} danger writes reason={reasonOf(user?.can.ban.code ?? null)} onSelect={onBan}>
        {t('access.banButton')}
      </MenuItem>
    </>
  );
}
