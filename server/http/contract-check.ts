import type { RequestHandler } from 'express';
import {
  contractHeader,
  contractVersion,
  oldestContract,
  type ServedContract,
  writeContract,
} from '#contract/version.ts';
import { ApiError } from '../config/api-error.ts';

const ours: ServedContract = { version: contractVersion, oldest: oldestContract };

/**
 * Says in every answer which contract this server keeps, and refuses the desktop app that is too old for it: 426
 * APP_TOO_OLD. Browsers and other callers send no version. What cannot be read is no app of ours and passes as they do.
 *
 * Mount it behind the headers of security and before whatever else may refuse, so that an app knows whose refusal it got.
 */
export function contractCheck(served: ServedContract = ours): RequestHandler {
  const value = writeContract(served);
  return (req, res, next) => {
    res.setHeader(contractHeader, value);
    const [, version] = /^(\d{1,9})$/.exec(req.get(contractHeader) ?? '') ?? [];
    const isTooOld = version !== undefined && Number(version) < served.oldest;
    next(isTooOld ? new ApiError(426, 'APP_TOO_OLD') : undefined);
  };
}
