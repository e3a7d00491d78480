import type { ServerFeature } from '../features/feature.ts';
import { downloadData } from './download-data.ts';
import { changeEmail, requestEmailChange } from './email-change.ts';
import { listOwnSessions, revokeOtherSessions, revokeOwnSession } from './own-sessions.ts';
import { removePicture, uploadPicture } from './picture.ts';
import { readAccount } from './read-account.ts';
import { changeName, deleteAccount, requestDeletion, setLanguage, unlinkAccount } from './write-account.ts';

export const account = {
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
    requestDeletion,
    delete: deleteAccount,
    uploadPicture,
    removePicture,
    download: downloadData,
  },
} satisfies ServerFeature;
