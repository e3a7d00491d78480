import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { CellAddress, PictureCell } from '../../../components/list/picture-cell.tsx';
import { Link } from '../../../components/navigation/link.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { useInit } from '../../../lib/services/use-init.ts';
import { memberName } from './member-name.ts';

interface MemberCellProps {
  member: Pick<Member, 'userId' | 'name' | 'email' | 'image'>;
  /** Page of the user, which the whole row leads to. */
  to?: string;
}

/** Cell of a member: picture, name and address, marked where it is the user. */
export function MemberCell({ member, to }: MemberCellProps) {
  const { t } = useTranslation('organizations');
  const { visitor: currentUser } = useInit();
  const { userId, name, email, image } = member;
  const shared = { dir: 'auto', className: 'truncate py-0.5 font-medium text-14' };
  return (
    <PictureCell
      picture={<Avatar id={userId} name={memberName(member)} image={image} size={32} />}
      name={
        <>
          {to === undefined ? (
            <span {...shared}>{memberName(member)}</span>
          ) : (
            <Link to={to} {...shared} className={`${shared.className} after:absolute after:inset-0`}>
              {memberName(member)}
            </Link>
          )}
          {currentUser?.id === userId && <span className="text-12 text-text-3">{t('members.you')}</span>}
        </>
      }
    >
      {name ? <CellAddress>{email}</CellAddress> : <span className="truncate">{t('members.noName')}</span>}
    </PictureCell>
  );
}
