import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../components/ui/toast.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { invalidateUser } from './update-user-cache.ts';

interface RevokeSession {
  /** Ids of those that are being ended. */
  leaving: ReadonlySet<string>;
  /** @param button the one that was pressed */
  revoke(sessionId: string, button: HTMLElement): void;
}

/** Ends one session of a user: its row fades at once, and is back where that failed. */
export function useRevokeSession(userId: string): RevokeSession {
  const { t } = useTranslation('users');
  const translate = useTranslate();
  const data = useApi();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());

  async function revoke(sessionId: string, button: HTMLElement) {
    setLeaving((ids) => new Set(ids).add(sessionId));
    try {
      await data.api.users.revokeSession.call({ id: userId, sessionId });
      toast.success(t('sessions.revoked'));
      // The button leaves with its row; the focus goes on to the list.
      if (document.activeElement === button) button.closest('ul')?.focus();
      await invalidateUser(data, userId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(failureText(translate, error));
    } finally {
      setLeaving((ids) => new Set([...ids].filter((id) => id !== sessionId)));
    }
  }

  return { leaving, revoke: (sessionId, button) => void revoke(sessionId, button) };
}
