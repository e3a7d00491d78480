import type { UpdateFailure } from '#contract/desktop/state.ts';
import { InsecureAddressError } from './guard-requests.ts';

/** What the library says of a file, or of its description, that is not to be trusted. */
const invalidUpdateCodes = new Set([
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_SIGNATURE',
  'ERR_UPDATER_NO_CHECKSUM',
  'ERR_UPDATER_NO_FILES_PROVIDED',
  'ERR_UPDATER_ZIP_FILE_NOT_FOUND',
  'ERR_UPDATER_WEB_INSTALLER_DISABLED',
]);

/** What the file system says of a disk that is full, or that belongs to somebody else. */
const blockedCodes = new Set(['ENOSPC', 'EDQUOT', 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO']);

/** Sorts an error of the library; `otherwise` is what an unknown one means at that step. */
export function failureReason(error: unknown, otherwise: 'unreachable' | 'blocked'): UpdateFailure {
  const { code = '', message = '' } = (error ?? {}) as NodeJS.ErrnoException;
  // macOS has no codes here, and reports at any time after the download.
  if (
    error instanceof InsecureAddressError ||
    invalidUpdateCodes.has(code) ||
    /code signature/i.test(message)
  ) {
    return 'invalid';
  }
  return blockedCodes.has(code) || /read-only volume/i.test(message) ? 'blocked' : otherwise;
}
