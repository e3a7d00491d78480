import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import { RowLink } from '../../components/list/row-link.tsx';
import { Avatar } from '../../components/ui/avatar.tsx';
import { State } from '../../components/ui/state.tsx';
import { useInit } from '../../lib/services/use-init.ts';
import { displayName } from './display-name.ts';
import { stateDots } from './user-states.ts';

/** Who a row of the list is about: picture, name, address. On phones also the state, where it is not the normal one. */
export function UserCell({ user }: { user: ListedUser }) {
  const { t } = useTranslation('users');
  const { visitor: currentUser } = useInit();
  const { id, name, email, image, state } = user;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={id} name={displayName(user)} image={image} size={32} />
      <span className="min-w-0 flex-1 leading-[1.4]">
        <span className="flex min-w-0 items-baseline gap-2">
          <RowLink id={id} to={`/manager/users/${id}`} className="block truncate py-0.5 font-medium text-14">
            {displayName(user)}
          </RowLink>
          {currentUser?.id === id && <span className="text-12 text-text-3">{t('you')}</span>}
        </span>
        <span className="flex min-w-0 text-text-3">
          {state !== 'active' && (
            <span className="shrink-0 whitespace-pre sm:hidden">
              <State of={stateDots[state]}>{t(`state.${state}`)}</State>
              {' · '}
            </span>
          )}
          {name === '' ? (
            <span className="truncate">{t('list.noName')}</span>
          ) : (
            // Cut at its own end, whatever the direction of the page.
            <span dir="ltr" className="min-w-0 truncate">
              {email}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
