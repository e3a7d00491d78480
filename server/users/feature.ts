import type { ServerFeature } from '../features/feature.ts';
import { banManyUsers } from './ban-many-users.ts';
import { banUser } from './ban-user.ts';
import { countUsers } from './count-users.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { userSeed } from './examples/seed-row.ts';
import { exportUsers } from './export-users.ts';
import { inviteFirstStep } from './first-step.ts';
import { impersonateUser } from './impersonate-user.ts';
import { listUserSessions } from './list-user-sessions.ts';
import { listUsers } from './list-users.ts';
import { readUsersDashboard } from './read-dashboard.ts';
import { readUser } from './read-user.ts';
import { readUserActivity } from './read-user-activity.ts';
import { revokeManyUsersSessions } from './revoke-many-users-sessions.ts';
import { revokeUserSession } from './revoke-user-session.ts';
import { revokeUserSessions } from './revoke-user-sessions.ts';
import { setUserRoles } from './set-user-roles.ts';
import { unbanManyUsers } from './unban-many-users.ts';
import { unbanUser } from './unban-user.ts';
import { updateUser } from './update-user.ts';

export const users = {
  operations: {
    list: listUsers,
    count: countUsers,
    read: readUser,
    activity: readUserActivity,
    create: createUser,
    update: updateUser,
    setRoles: setUserRoles,
    ban: banUser,
    banMany: banManyUsers,
    unban: unbanUser,
    unbanMany: unbanManyUsers,
    impersonate: impersonateUser,
    delete: deleteUser,
    sessions: listUserSessions,
    revokeSession: revokeUserSession,
    revokeSessions: revokeUserSessions,
    revokeMany: revokeManyUsersSessions,
    dashboard: readUsersDashboard,
  },
  firstStep: inviteFirstStep,
  downloads: { export: exportUsers },
  seed: userSeed,
} satisfies ServerFeature;
