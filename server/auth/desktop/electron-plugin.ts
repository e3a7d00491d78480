import { electron } from '@better-auth/electron';
import { createAuthEndpoint, isAPIError, sessionMiddleware } from 'better-auth/api';
import * as z from 'zod';
import { desktopClientId } from '#contract/desktop/addresses.ts';
import { desktopSignInCodeSeconds } from '#contract/desktop/desktop-sign-in.ts';
import { authError } from '../auth-error.ts';

const plugin = electron({ clientID: desktopClientId, codeExpiresIn: desktopSignInCodeSeconds });
const { electronTransferUser: transfer, electronToken: exchange } = plugin.endpoints;

/** Under which better-auth's plugin keeps a code. The prefix is its own. */
export const desktopCodePrefix = 'electron:';

/** Its refusals of a code, which say more than anybody needs to know. USER_NOT_FOUND: the account is deleted since. */
const refusals = new Set(['INVALID_TOKEN', 'STATE_MISMATCH', 'INVALID_CODE_VERIFIER', 'USER_NOT_FOUND']);

/**
 * better-auth's endpoints for signing in to a desktop app through the system's browser, without its hooks: these make
 * a code as soon as somebody signs in whose address says so, while here the person is asked first. Nor does the code
 * go into a cookie that scripts can read, or the session's token into an answer.
 */
export function electronPlugin() {
  return {
    id: plugin.id,
    version: plugin.version,
    endpoints: {
      ...plugin.endpoints,
      electronTransferUser: createAuthEndpoint(
        transfer.path,
        {
          method: 'POST',
          query: transfer.options.query,
          body: z.object({}),
          use: [sessionMiddleware],
          requireHeaders: true,
          metadata: {
            openapi: { description: 'Make a code by which the desktop app signs in as the caller' },
          },
        },
        async (ctx) => {
          // The cookie that the plugin sets stays in this call.
          const given = await transfer({
            ...ctx,
            asResponse: false,
            returnHeaders: false,
            returnStatus: false,
          });
          return ctx.json({ code: given.electron_authorization_code, expiresIn: desktopSignInCodeSeconds });
        },
      ),
      electronToken: createAuthEndpoint(
        exchange.path,
        {
          method: 'POST',
          body: exchange.options.body,
          metadata: {
            openapi: { description: 'Sign in to the desktop app by a code that the website made' },
          },
        },
        async (ctx) => {
          const { headers } = await exchange({
            ...ctx,
            asResponse: false,
            returnHeaders: true,
            returnStatus: false,
          }).catch((error: unknown) => {
            const isWrong = isAPIError(error) && refusals.has(String(error.body?.code));
            throw isWrong ? authError(400, 'HANDOVER_INVALID') : error;
          });
          for (const cookie of headers.getSetCookie()) ctx.responseHeaders.append('set-cookie', cookie);
          return ctx.json({ success: true });
        },
      ),
    },
  };
}
