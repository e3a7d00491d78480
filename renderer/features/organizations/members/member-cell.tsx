import { useTranslation } from 'react-i18next';
import type { Member } from '#contract/organizations/members.ts';
import { CellAddress, PictureCell } from '../../../components/list/picture-cell.tsx';
import { Avatar } from '../../../components/ui/avatar.tsx';
import type { RecordOption } from '../../../components/ui/record-choices.tsx';
import { useInit } from '../../../lib/services/use-init.ts';

/** Returns the name of a member, or the email address until there is one. */
export function memberName({ name, email }: Pick<Member, 'name' | 'email'>): string {
  return name || email;
}

/** A member as a choice; its picture is that of the user. */
export function memberOption(member: Member): RecordOption {
  const { id, userId, name, email, image } = member;
  return { id, userId, label: memberName(member), description: name ? email : undefined, image };
}

interface MemberCellProps {
  member: Pick<Member, 'userId' | 'name' | 'email' | 'image'>;
}

/** Cell of a member: picture, name and address, marked where it is the user. */
export function MemberCell({ member }: MemberCellProps) {
  const { t } = useTranslation('organizations');
  const { currentUser } = useInit();
  const { userId, name, email, image } = member;
  return (
    <PictureCell
      picture={<Avatar id={userId} name={memberName(member)} image={image} size={32} />}
      name={
        <>
          <span dir="auto" className="truncate py-0.5 font-medium text-14">
            {memberName(member)}
          </span>
          {currentUser?.id === userId && <span className="text-12 text-text-3">{t('members.you')}</span>}
        </>
      }
    >
      {name ? <CellAddress>{email}</CellAddress> : <span className="truncate">{t('members.noName')}</span>}
    </PictureCell>
  );
}
