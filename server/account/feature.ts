import type { ServerFeature } from '../features/feature.ts';
import { changeEmail } from './change-email.ts';
import { changeName } from './change-name.ts';
import { deleteAccount, requestDeletion } from './delete-account.ts';
import { downloadData } from './download-data.ts';
import { listOwnSessions } from './own-sessions.ts';
import { readAccount } from './read-account.ts';
import { removePicture } from './remove-picture.ts';
import { requestEmailChange } from './request-email-change.ts';
import { revokeOtherSessions, revokeOwnSession } from './revoke-sessions.ts';
import { setLanguage } from './set-language.ts';
import { unlinkAccount } from './unlink-account.ts';
import { uploadPicture } from './upload-picture.ts';

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
