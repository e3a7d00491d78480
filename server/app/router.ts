import { changeEmail } from '../account/change-email.ts';
import { changeName } from '../account/change-name.ts';
import { deleteAccount, requestDeletion } from '../account/delete-account.ts';
import { downloadData } from '../account/download-data.ts';
import { listOwnSessions } from '../account/own-sessions.ts';
import { readAccount } from '../account/read-account.ts';
import { removePicture } from '../account/remove-picture.ts';
import { requestEmailChange } from '../account/request-email-change.ts';
import { revokeOtherSessions, revokeOwnSession } from '../account/revoke-sessions.ts';
import { setLanguage } from '../account/set-language.ts';
import { unlinkAccount } from '../account/unlink-account.ts';
import { uploadPicture } from '../account/upload-picture.ts';
import { operation } from '../api/operation.ts';
import { readInit } from '../api/read-init.ts';
import { readAuthenticationApi, readProductApi } from '../api-documentation/read-api-documents.ts';
import { dismissFirstSteps } from '../dashboard/dismiss-first-steps.ts';
import { createReadDashboard } from '../dashboard/read-dashboard.ts';
import { readHome } from '../home/read-home.ts';
import { countRepositories } from '../repositories/count-repositories.ts';
import { createRepository } from '../repositories/create-repository.ts';
import { deleteRepositories, deleteRepository } from '../repositories/delete-repositories.ts';
import { repositoryFirstStep } from '../repositories/first-step.ts';
import { importRepositories } from '../repositories/import/import-repositories.ts';
import { previewImport } from '../repositories/import/preview-import.ts';
import { listRepositories } from '../repositories/list-repositories.ts';
import { listRepositoryAuthors } from '../repositories/list-repository-authors.ts';
import { readRepositoriesDashboard } from '../repositories/read-dashboard.ts';
import { readRepositoriesHome } from '../repositories/read-home.ts';
import { readRepository } from '../repositories/read-repository.ts';
import { readRepositoryActivity } from '../repositories/read-repository-activity.ts';
import { readDeletedRepositories } from '../repositories/undo/read-deleted-repositories.ts';
import { restoreRepositories } from '../repositories/undo/restore-repositories.ts';
import { updateRepository } from '../repositories/update-repository.ts';
import { banManyUsers } from '../users/ban-many-users.ts';
import { banUser } from '../users/ban-user.ts';
import { completeOnboarding } from '../users/complete-onboarding.ts';
import { countUsers } from '../users/count-users.ts';
import { createUser } from '../users/create-user.ts';
import { deleteUser } from '../users/delete-user.ts';
import { inviteFirstStep } from '../users/first-step.ts';
import { impersonateUser } from '../users/impersonate-user.ts';
import { listUserSessions } from '../users/list-user-sessions.ts';
import { listUsers } from '../users/list-users.ts';
import { readUsersDashboard } from '../users/read-dashboard.ts';
import { readUser } from '../users/read-user.ts';
import { readUserActivity } from '../users/read-user-activity.ts';
import { revokeManyUsersSessions } from '../users/revoke-many-users-sessions.ts';
import { revokeUserSession } from '../users/revoke-user-session.ts';
import { revokeUserSessions } from '../users/revoke-user-sessions.ts';
import { setUserRoles } from '../users/set-user-roles.ts';
import { unbanManyUsers } from '../users/unban-many-users.ts';
import { unbanUser } from '../users/unban-user.ts';
import { updateUser } from '../users/update-user.ts';

/** The server's side of the contract: one file per operation, by what it is about. */
export const router = operation.router({
  init: readInit,
  onboarding: { complete: completeOnboarding },
  home: { read: readHome },
  dashboard: { read: createReadDashboard([inviteFirstStep, repositoryFirstStep]), dismissFirstSteps },
  account: {
    read: readAccount,
    changeName,
    setLanguage,
    sessions: listOwnSessions,
    revokeSession: revokeOwnSession,
    revokeOtherSessions,
    requestEmailChange,
    changeEmail,
    unlink: unlinkAccount,
    requestDeletion,
    delete: deleteAccount,
    uploadPicture,
    removePicture,
    download: downloadData,
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
    home: readRepositoriesHome,
    dashboard: readRepositoriesDashboard,
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
    dashboard: readUsersDashboard,
  },
});

export type ApiRouter = typeof router;
