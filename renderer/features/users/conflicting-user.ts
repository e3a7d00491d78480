import type { UserDetail } from '#contract/api/user.ts';

/** What a user is like now, out of a refusal that says that somebody else has changed them meanwhile. */
export function conflictingUser(error: unknown): UserDetail | undefined {
  const { code, data } = error as { code?: string; data?: { current?: UserDetail } };
  return code === 'USER_CHANGED' ? data?.current : undefined;
}
