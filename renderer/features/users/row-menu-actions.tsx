import { useQuery } from '@tanstack/react-query';
import type { ListedUser, UserDetail } from '#contract/users/user.ts';
import type { Action } from '../../components/actions/action.ts';
import MenuPopupActions from '../../components/actions/menu-popup-actions.tsx';
import { useApi } from '../../lib/services/use-api.ts';

interface UserMenuProps {
  user: ListedUser;
  actionsOf(user: ListedUser | UserDetail): readonly Action[];
}

/** The lazy half of a row's menu. What may be done comes from the server, as on the user's own page. */
export default function UserMenu({ user, actionsOf }: UserMenuProps) {
  const { api } = useApi();
  const { data: detail, isPending } = useQuery(api.users.read.queryOptions({ input: { id: user.id } }));
  return (
    // Not in sight until the reasons are known, which move what is below them.
    <div className={isPending ? 'pointer-events-none opacity-0' : undefined}>
      <MenuPopupActions actions={actionsOf(detail ?? user)} />
    </div>
  );
}
