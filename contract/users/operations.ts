import { banManyUsers, banUser, unbanManyUsers, unbanUser } from './bans.ts';
import { readSignUps, readUsersDashboard } from './cards.ts';
import {
  countUsers,
  createUser,
  deleteUser,
  impersonateUser,
  listUserSessions,
  listUsers,
  previewUserDeletion,
  readUser,
  readUserActivity,
  revokeManyUsersSessions,
  revokeUserSession,
  revokeUserSessions,
  setUserRoles,
  updateUser,
} from './users.ts';

/** The operations on users, for admins. */
export const users = {
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
};
