import {
  changeEmail,
  changeName,
  deleteAccount,
  downloadData,
  readAccount,
  removePicture,
  requestDeletion,
  requestEmailChange,
  setLanguage,
  unlinkAccount,
  uploadPicture,
} from '../account/account.ts';
import { listOwnSessions, revokeOtherSessions, revokeOwnSession } from '../account/sessions.ts';
import { readAuthenticationApi, readProductApi } from '../api-documentation/api-documentation.ts';
import { dismissFirstSteps, readDashboard } from '../dashboard/dashboard.ts';
import { readHome } from '../home/home.ts';
import {
  deleteRepositories,
  deleteRepository,
  readDeletedRepositories,
  restoreRepositories,
} from '../repositories/deletion.ts';
import { importRepositories, previewImport } from '../repositories/import.ts';
import {
  countRepositories,
  createRepository,
  listRepositories,
  listRepositoryAuthors,
  readRepository,
  readRepositoryActivity,
  updateRepository,
} from '../repositories/repositories.ts';
import { banManyUsers, banUser, unbanManyUsers, unbanUser } from '../users/bans.ts';
import {
  listUserSessions,
  revokeManyUsersSessions,
  revokeUserSession,
  revokeUserSessions,
} from '../users/sessions.ts';
import {
  countUsers,
  createUser,
  deleteUser,
  impersonateUser,
  listUsers,
  readUser,
  readUserActivity,
  setUserRoles,
  updateUser,
} from '../users/users.ts';
import { completeOnboarding, init } from './init.ts';

/**
 * Every operation of the product: method, path, input, output. The server implements it, the renderer's client
 * and the API documentation come from it. An operation's function id is its path here: `dashboard.read`.
 */
export const contract = {
  init,
  onboarding: { complete: completeOnboarding },
  home: { read: readHome },
  dashboard: { read: readDashboard, dismissFirstSteps },
  account: {
    read: readAccount,
    changeName,
    setLanguage,
    uploadPicture,
    removePicture,
    requestEmailChange,
    changeEmail,
    sessions: listOwnSessions,
    revokeSession: revokeOwnSession,
    revokeOtherSessions,
    unlink: unlinkAccount,
    download: downloadData,
    requestDeletion,
    delete: deleteAccount,
  },
  repositories: {
    list: listRepositories,
    count: countRepositories,
    authors: listRepositoryAuthors,
    read: readRepository,
    activity: readRepositoryActivity,
    create: createRepository,
    update: updateRepository,
    delete: deleteRepositories,
    deleteOne: deleteRepository,
    deleted: readDeletedRepositories,
    restore: restoreRepositories,
    importPreview: previewImport,
    import: importRepositories,
  },
  apiDocumentation: { product: readProductApi, authentication: readAuthenticationApi },
  users: {
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
  },
};
