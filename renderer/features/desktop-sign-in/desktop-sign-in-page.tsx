import { useActionData, useLoaderData } from 'react-router';
import type { DesktopSignInRequest } from '#contract/desktop/desktop-sign-in.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { ConfirmHandover } from './confirm-desktop-sign-in.tsx';
import { NothingToHandOver } from './desktop-sign-in-unavailable.tsx';
import { HandedOver } from './return-to-app.tsx';
import type { HandoverAnswer } from './sign-in-desktop.ts';

/** Where somebody who signs in to the desktop app is asked whether it may have a session, and sent back to it. */
export function HandoverPage() {
  const { visitor, demo } = useInit();
  const handover = useLoaderData<DesktopSignInRequest | null>();
  const answer = useActionData<HandoverAnswer>();
  if (demo) return <NothingToHandOver reason="demo" />;
  if (!handover || !visitor) return <NothingToHandOver reason="invalid" />;
  if (visitor.impersonatedBy) return <NothingToHandOver reason="impersonating" />;
  if (answer && 'code' in answer) return <HandedOver key={answer.code} given={answer} handover={handover} />;
  return <ConfirmHandover visitor={visitor} handover={handover} formError={answer} />;
}
