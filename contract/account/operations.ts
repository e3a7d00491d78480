import {
  changeEmail,
  changeName,
  deleteAccount,
  downloadData,
  previewAccountDeletion,
  readAccount,
  removePicture,
  requestDeletion,
  requestEmailChange,
  setLanguage,
  unlinkAccount,
  uploadPicture,
} from './account.ts';
import { listOwnSessions, revokeOtherSessions, revokeOwnSession } from './sessions.ts';

/** The operations of a user's own account. */
export const account = {
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
  previewDeletion: previewAccountDeletion,
  requestDeletion,
  delete: deleteAccount,
};
