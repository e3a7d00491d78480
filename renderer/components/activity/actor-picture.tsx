import clsx from 'clsx';
import UserRound from 'lucide-react/icons/user-round';
import type { Actor } from '#contract/schemas/activity.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';

interface ActorPictureProps {
  actor: Actor | null;
  size?: 28 | 32;
}

/** The picture of the user who did something; a drawing where there is none, or none with a name. */
export function ActorPicture({ actor, size = 28 }: ActorPictureProps) {
  if (actor?.name) return <Avatar {...actor} size={size} />;
  return (
    <span
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-sunken text-text-3',
        size === 32 ? 'size-8' : 'size-7',
      )}
    >
      <Icon of={UserRound} />
    </span>
  );
}
