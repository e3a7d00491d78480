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
});

export type ApiRouter = typeof router;
