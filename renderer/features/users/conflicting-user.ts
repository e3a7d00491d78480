import type { UserDetail } from '#contract/users/user.ts';

/** The user as somebody else has saved it meanwhile, from the error of the conflict. */
export function conflictingUser(error: unknown): UserDetail | undefined {
  const { code, data } = error as { code?: string; data?: { current?: UserDetail } };
  return code === 'USER_CHANGED' ? data?.current : undefined;
}
