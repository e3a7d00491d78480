import type { UserState } from '#contract/users/user-states.ts';
import type { StateProps } from '../../components/ui/state.tsx';

/** The dot of each state: full, half, ring. */
export const stateDots: Readonly<Record<UserState, StateProps['of']>> = {
  active: 'active',
  onboarding: 'waiting',
  banned: 'banned',
};
