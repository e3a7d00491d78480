import { changeName } from '../account/change-name.ts';
import { listOwnSessions } from '../account/own-sessions.ts';
import { readAccount } from '../account/read-account.ts';
import { revokeOtherSessions, revokeOwnSession } from '../account/revoke-sessions.ts';
import { setLanguage } from '../account/set-language.ts';
import { stillToCome } from '../account/still-to-come.ts';
import { readDashboard } from '../dashboard/read-dashboard.ts';
import { readHome } from '../home/read-home.ts';
import { completeOnboarding } from '../users/complete-onboarding.ts';
import { operation } from './operation.ts';
import { readInit } from './read-init.ts';

/** The server's side of the contract: one file per operation, by what it is about. */
export const router = operation.router({
  init: readInit,
  onboarding: { complete: completeOnboarding },
  home: { read: readHome },
  dashboard: { read: readDashboard },
  account: {
    read: readAccount,
    changeName,
    setLanguage,
    sessions: listOwnSessions,
    revokeSession: revokeOwnSession,
    revokeOtherSessions,
    ...stillToCome,
  },
});

export type ApiRouter = typeof router;
