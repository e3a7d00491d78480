/** Here without schemas: the list of users offers them before anything is checked. */
export const userStates = ['active', 'onboarding', 'banned'] as const;

export type UserState = (typeof userStates)[number];
