import type { ClientLink } from '@orpc/client';
import type { Init } from '#contract/api/init.ts';
import type { RenderPageOptions } from '#contract/pages/pages.ts';
import { aroundSteps } from '#contract/sign-in-steps.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { serverI18n } from '../../../lib/i18n/server-i18n.ts';
import { loadOnce } from '../../../lib/load-once.ts';
import { createApiServices } from '../../../lib/services/api-services.ts';
import { createInitStore } from '../../../lib/services/init-store.ts';
import type { Services } from '../../../lib/services/services.ts';

/** The services of one request, which calls the operations in process. */
export function createRequestServices({
  callOperation,
  signIn,
  language,
  anonymousInit,
}: RenderPageOptions): Services {
  const link: ClientLink<object> = {
    call: (path, input) => asApiError(callOperation(path, input)),
  };
  return {
    init: createInitStore(() => link.call(['init'], undefined, { context: {} }) as Promise<Init>),
    anonymousInit,
    data: loadOnce(async () => createApiServices(link)),
    i18n: serverI18n(language),
    signIn: aroundSteps(signIn, asApiError),
    prefetch: () => {},
    latestLocation() {
      throw new Error('The server does not navigate');
    },
  };
}

/** Refusals of the server as the error that pages know, whose text they show. */
function asApiError<T>(call: Promise<T>): Promise<T> {
  return call.catch((error) => Promise.reject(toApiError(error)));
}

function toApiError(error: unknown): unknown {
  const { status, code, message, data } = error as ApiError;
  return typeof status === 'number' && code ? new ApiError(status, code, message, data) : error;
}
