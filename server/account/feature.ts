import type { OwnData, ServerFeature } from '../features/feature.ts';
import { createDownloadData } from './download-data.ts';
import { changeEmail, requestEmailChange } from './email-change.ts';
import { removePicture, uploadPicture } from './picture.ts';
import { listOwnSessions, readAccount } from './read-account.ts';
import {
  changeName,
  deleteAccount,
  previewDeletion,
  requestDeletion,
  revokeOtherSessions,
  revokeOwnSession,
  setLanguage,
  unlinkAccount,
} from './write-account.ts';

/** @param ownData what other features have stored about a user */
export const createAccount = (ownData: readonly OwnData[]) =>
  ({
    operations: {
      read: readAccount,
      changeName,
      setLanguage,
      sessions: listOwnSessions,
      revokeSession: revokeOwnSession,
      revokeOtherSessions,
      requestEmailChange,
      changeEmail,
      unlink: unlinkAccount,
      previewDeletion,
      requestDeletion,
      delete: deleteAccount,
      uploadPicture,
      removePicture,
      download: createDownloadData(ownData),
    },
  }) satisfies ServerFeature;
