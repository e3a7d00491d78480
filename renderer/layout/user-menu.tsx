import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { buttonClass } from '../components/ui/button.tsx';
import { useChunk } from '../components/ui/use-chunk.ts';
import { UserButton } from '../components/ui/user-button.tsx';
import { createChunk, loadOnIntent } from '../lib/chunks/chunk.ts';
import { useInit } from '../lib/services/use-init.ts';

const popup = createChunk(async () => (await import('./user-menu-popup.tsx')).default);

interface UserMenuProps {
  /** Address of the account page in the area. */
  account: string;
  /** Address of the manager area, where the way to it is hidden on a phone. */
  manager?: string | undefined;
  /** Shows the picture alone. */
  compact?: boolean;
  side: 'top' | 'bottom';
}

/**
 * The user who is signed in, and what concerns them: account, theme, language, sign-out. The menu's code comes
 * when the pointer or the focus reaches the button. Without JavaScript, sign-out alone is there.
 */
export function UserMenu({ account, manager, compact = false, side }: UserMenuProps) {
  const { t } = useTranslation();
  const { currentUser } = useInit();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const Popup = useChunk(popup, open, () => setOpen(false));
  if (!currentUser) return null;
  const user = { ...currentUser, name: currentUser.name || currentUser.email };
  const note = currentUser.roles.map((role) => t(`roles.${role}`)).join(', ');
  return (
    <>
      <UserButton
        ref={button}
        user={user}
        note={note}
        compact={compact}
        aria-haspopup="menu"
        aria-expanded={open}
        {...loadOnIntent(popup)}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      <noscript>
        <Form method="post" action="/sign-out">
          <button type="submit" className={buttonClass({ variant: 'ghost' })}>
            {t('navigation.logout')}
          </button>
        </Form>
      </noscript>
      {Popup && <Popup {...{ open, button, account, manager, side }} onOpenChange={setOpen} />}
    </>
  );
}
