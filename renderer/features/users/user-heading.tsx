import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedUser } from '#contract/users/user.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { State } from '../../components/ui/state.tsx';
import { useInit } from '../../lib/services/use-init.ts';
import { displayName, stateDots } from './user-entity.ts';

interface UserHeadingProps {
  user: ListedUser;
  heading: RefObject<HTMLHeadingElement | null>;
  /** A ban, if there is one. */
  children?: ReactNode;
}

/** Picture, name, address, roles and state of a user. */
export function UserHeading({ user, heading, children }: UserHeadingProps) {
  const { t } = useTranslation('users');
  const { t: common } = useTranslation();
  const { currentUser } = useInit();
  const name = displayName(user);
  return (
    <div className="mb-8 grid gap-5">
      <div className="flex flex-wrap items-center gap-5">
        <Avatar id={user.id} name={name} image={user.image} size={64} />
        <div className="min-w-0 flex-1 basis-52">
          <h1 ref={heading} dir="auto" className="text-24 text-match-parent leading-[1.3] wrap-anywhere">
            {name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-2">
            <span className="ltr-isolate wrap-anywhere">{user.email}</span>
            {user.roles.map((role) => (
              <Badge key={role} tone={role === 'admin' ? 'accent' : 'neutral'}>
                {common(`roles.${role}`)}
              </Badge>
            ))}
            {user.id === currentUser?.id && <Badge tone="outline">{t('you')}</Badge>}
            <State of={stateDots[user.state]}>{t(`state.${user.state}`)}</State>
          </p>
        </div>
      </div>
      {children}
    </div>
  );
}
