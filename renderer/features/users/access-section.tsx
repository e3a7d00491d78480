import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserDetail } from '#contract/users/user.ts';
import { ButtonWithReason } from '../../components/ui/button-with-reason.tsx';
import { Section } from './section.tsx';
import { useDisabledReason } from './use-disabled-reason.ts';

interface AccessSectionProps {
  user: UserDetail;
  onAsk(question: 'ban' | 'delete'): void;
}

/** The way to what takes access away. What the server would reject cannot be pressed, and says why. */
export function AccessSection({ user, onAsk }: AccessSectionProps) {
  const { t } = useTranslation('users');
  const reasonOf = useDisabledReason();
  const banned = user.state === 'banned';
  return (
    <Section title={t('access.title')}>
      <ul>
        <Act
          title={t('access.ban')}
          note={reasonOf(user.can.ban.code) ?? (banned ? t('access.bannedText') : t('access.banText'))}
        >
          <ButtonWithReason
            variant="danger-quiet"
            writes
            reason={reasonOf(user.can.ban.code)}
            onClick={() => onAsk('ban')}
            className="min-w-23"
          >
            {banned ? t('access.changeBan') : t('access.banButton')}
          </ButtonWithReason>
        </Act>
        <Act title={t('access.delete')} note={reasonOf(user.can.delete.code) ?? t('access.deleteText')}>
          <ButtonWithReason
            variant="danger-quiet"
            writes
            reason={reasonOf(user.can.delete.code)}
            onClick={() => onAsk('delete')}
            className="min-w-23"
          >
            {t('access.deleteButton')}
          </ButtonWithReason>
        </Act>
      </ul>
    </Section>
  );
}

function Act({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <li className="flex min-h-13 items-center gap-3 border-line border-b py-2 text-13 last:border-b-0">
      <span className="min-w-0 flex-1">
        <b className="block font-medium">{title}</b>
        <span className="block text-text-3">{note}</span>
      </span>
      {children}
    </li>
  );
}
