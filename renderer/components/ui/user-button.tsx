import clsx from 'clsx';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ComponentPropsWithRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from './avatar.tsx';
import { Icon } from './icon.tsx';

type UserButtonProps = ComponentPropsWithRef<'button'> & {
  user: { id: string; name: string; image?: string | null | undefined };
  /** The second line, such as the role. */
  note?: string;
  /** The picture alone: the top bar of the user area, the collapsed sidebar. */
  compact?: boolean;
};

/** Opens the menu of the user who is signed in; give it to Menu as `trigger`. */
export function UserButton({ user, note, compact, className, ...rest }: UserButtonProps) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      {...rest}
      aria-label={compact ? t('account', { name: user.name }) : undefined}
      className={clsx(
        'flex items-center gap-2.5 text-start transition-colors',
        compact
          ? 'relative rounded-full before:absolute before:-inset-2'
          : 'w-full rounded-6 px-2 py-1.5 hover:bg-hover data-popup-open:bg-hover',
        className,
      )}
    >
      <Avatar {...user} size={28} />
      {!compact && (
        <>
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate font-medium text-13 leading-[1.3] text-match-parent">
              {user.name}
            </span>
            {note && <span className="block truncate text-12 text-text-3 leading-[1.35]">{note}</span>}
          </span>
          <Icon of={ChevronsUpDown} className="text-text-3" />
        </>
      )}
    </button>
  );
}
