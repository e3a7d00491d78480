/** Among the first steps of a new installation: there is a second user. */
export const inviteStep = 'invite';
