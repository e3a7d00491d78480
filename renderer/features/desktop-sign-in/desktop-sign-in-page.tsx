import { useActionData, useLoaderData } from 'react-router';
import type { DesktopSignInRequest } from '#contract/desktop/desktop-sign-in.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { ConfirmDesktopSignIn } from './confirm-desktop-sign-in.tsx';
import { DesktopSignInUnavailable, ReturnToApp } from './return-to-app.tsx';
import type { DesktopSignInResult } from './sign-in-desktop.ts';

/** Page on which a user agrees to a session for the desktop app, and is sent back to it. */
export function DesktopSignInPage() {
  const { currentUser, demo } = useInit();
  const signInRequest = useLoaderData<DesktopSignInRequest | null>();
  const answer = useActionData<DesktopSignInResult>();
  if (demo) return <DesktopSignInUnavailable reason="demo" />;
  if (!signInRequest || !currentUser) return <DesktopSignInUnavailable reason="invalid" />;
  if (currentUser.impersonatedBy) return <DesktopSignInUnavailable reason="impersonating" />;
  if (answer && 'code' in answer)
    return <ReturnToApp key={answer.code} given={answer} signInRequest={signInRequest} />;
  return <ConfirmDesktopSignIn currentUser={currentUser} signInRequest={signInRequest} formError={answer} />;
}
