import type { UpdateFailure } from '#contract/desktop/state.ts';
import { InsecureAddressError } from './guard-requests.ts';

/** The library's error codes for a file or a feed that cannot be trusted. */
const invalidUpdateCodes = new Set([
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_SIGNATURE',
  'ERR_UPDATER_NO_CHECKSUM',
  'ERR_UPDATER_NO_FILES_PROVIDED',
  'ERR_UPDATER_ZIP_FILE_NOT_FOUND',
  'ERR_UPDATER_WEB_INSTALLER_DISABLED',
]);

/** The file system's error codes for a full disk or missing permissions. */
const blockedCodes = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO']);

/** Classifies an error of the library; `otherwise` is the reason of an unknown one. */
export function failureReason(error: unknown, otherwise: 'unreachable' | 'blocked'): UpdateFailure {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  // On macOS errors have no codes, and may come at any time after the download.
  if (
    error instanceof InsecureAddressError ||
    invalidUpdateCodes.has(code) ||
    /code signature/i.test(message)
  ) {
    return 'invalid';
  }
  return blockedCodes.has(code) || /read-only volume/i.test(message) ? 'blocked' : otherwise;
}
