import type { ServerFeature } from '../features/feature.ts';
import { banManyUsers, banUser, unbanManyUsers, unbanUser } from './ban-users.ts';
import { inviteFirstStep, readSignUps, readUsersDashboard } from './cards.ts';
import { userSeed } from './examples/seed-row.ts';
import { countUsers, exportUsers, listUsers, readUser, readUserActivity } from './read-users.ts';
import {
  impersonateUser,
  listUserSessions,
  revokeManyUsersSessions,
  revokeUserSession,
  revokeUserSessions,
} from './user-sessions.ts';
import { createUser, deleteUser, previewUserDeletion, setUserRoles, updateUser } from './write-users.ts';

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
    previewDeletion: previewUserDeletion,
    delete: deleteUser,
    sessions: listUserSessions,
    revokeSession: revokeUserSession,
    revokeSessions: revokeUserSessions,
    revokeMany: revokeManyUsersSessions,
    dashboard: readUsersDashboard,
    signUps: readSignUps,
  },
  firstStep: inviteFirstStep,
  downloads: { export: exportUsers },
  seed: userSeed,
} satisfies ServerFeature;
