import { operation } from '../api/operation.ts';
import { ApiError } from '../http/api-error.ts';
import { requireOwner } from './require-owner.ts';

const comes = (): never => {
  throw new ApiError(503, 'SERVICE_UNAVAILABLE');
};

/** Operations whose contract stands; each moves to a file of its own as it is built. */
export const stillToCome = {
  uploadPicture: operation.account.uploadPicture.use(requireOwner).handler(comes),
  removePicture: operation.account.removePicture.use(requireOwner).handler(comes),
  download: operation.account.download.use(requireOwner).handler(comes),
};
