import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { useInit } from '../../../lib/services/use-init.ts';
import { memberName } from './member-name.ts';

/** Who a row is about: picture, name, address, and whether it is the user. */
export function MemberCell({ member }: { member: Member }) {
  const { t } = useTranslation('organizations');
  const { visitor: currentUser } = useInit();
  const { userId, name, email, image } = member;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={userId} name={memberName(member)} image={image} size={32} />
      <span className="min-w-0 flex-1 leading-[1.4]">
        <span className="flex min-w-0 items-baseline gap-2">
          <span dir="auto" className="truncate py-0.5 font-medium text-14">
            {memberName(member)}
          </span>
          {currentUser?.id === userId && <span className="text-12 text-text-3">{t('members.you')}</span>}
        </span>
        <span className="flex min-w-0 text-text-3">
          {name === '' ? (
            <span className="truncate">{t('members.noName')}</span>
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
