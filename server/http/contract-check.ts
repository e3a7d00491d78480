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
 * Adds this server's contract version to every response, and rejects an app that is too old for it: 426
 * APP_TOO_OLD. Browsers and other clients send no version. An invalid version is not from our app and is ignored.
 *
 * Mount it after the security headers and before all middleware that may reject, so that an app knows who rejected it.
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
