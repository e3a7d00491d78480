import type { UseBaseQueryResult } from '@tanstack/react-query';

/** What a read without data has met: it is on its way, tried again, waits for the network, or was given up. */
export type WaitState = 'first-try' | 'retrying' | 'offline' | 'stopped';

type Query = Pick<UseBaseQueryResult, 'fetchStatus' | 'failureCount'>;

export function waitStateOf({ fetchStatus, failureCount }: Query): WaitState {
  if (fetchStatus === 'paused') return 'offline';
  if (fetchStatus === 'idle') return 'stopped';
  return failureCount > 0 ? 'retrying' : 'first-try';
}
