import { electron } from '@better-auth/electron';
import { createAuthEndpoint, isAPIError, sessionMiddleware } from 'better-auth/api';
import * as z from 'zod';
import { desktopSignInCodeSeconds } from '#contract/schemas/desktop-sign-in.ts';
import { desktopClientId } from '#contract/schemas/desktop-sign-in-code.ts';
import { authError } from '../auth-error.ts';

const plugin = electron({ clientID: desktopClientId, codeExpiresIn: desktopSignInCodeSeconds });
const { electronTransferUser: transfer, electronToken: exchange } = plugin.endpoints;

/** Prefix under which better-auth's plugin stores a code. */
export const desktopCodePrefix = 'electron:';

/** Its errors for a rejected code, which reveal more than necessary. USER_NOT_FOUND: the account has been deleted. */
const rejections = new Set(['INVALID_TOKEN', 'STATE_MISMATCH', 'INVALID_CODE_VERIFIER', 'USER_NOT_FOUND']);

/**
 * better-auth's endpoints for signing in to a desktop app through the system's browser, without its hooks: these create
 * a code as soon as a user signs in at a URL that requests it, while here the user confirms first. Nor is the code
 * stored in a cookie that scripts can read, or the session's token returned.
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
          // The plugin's cookie is not passed on.
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
            const isWrong = isAPIError(error) && rejections.has(String(error.body?.code));
            throw isWrong ? authError(400, 'HANDOVER_INVALID') : error;
          });
          for (const cookie of headers.getSetCookie()) ctx.responseHeaders.append('set-cookie', cookie);
          return ctx.json({ success: true });
        },
      ),
    },
  };
}
