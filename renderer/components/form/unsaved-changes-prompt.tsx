import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BlockerFunction, useBlocker } from 'react-router';
import { loginNoticeOf } from '../../lib/navigation/login-address.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

/**
 * Rendered once on a page while something typed is not saved: asks before the page is left. Who is sent to /login is
 * not held up: at a session's end the draft is kept.
 */
export function UnsavedChangesPrompt() {
  const { t } = useTranslation();
  const leaving = useRef(false);
  const isLeaving: BlockerFunction = useCallback(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !loginNoticeOf(nextLocation.state),
    [],
  );
  const blocker = useBlocker(isLeaving);
  // The router learns of a blocker one drawing after the first: from then on the browser asks, too.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);

  useEffect(() => {
    if (!isDrawn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDrawn]);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && !leaving.current) blocker.reset?.();
      }}
      title={t('form.leaveTitle')}
      description={t('form.leaveDescription')}
      confirmLabel={t('form.leave')}
      onConfirm={() => {
        leaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
