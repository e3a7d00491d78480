import { isNull } from 'drizzle-orm';
import { operation } from '../api/operation.ts';
import { sessions } from '../database/schema/index.ts';
import { openSessions } from '../sessions/open-sessions.ts';
import { requireOwner } from './require-owner.ts';

export const listOwnSessions = operation.account.sessions
  .use(requireOwner)
  .handler(async ({ context, context: { currentUser } }) => ({
    readAt: new Date().toISOString(),
    items: await openSessions(context, currentUser.id, isNull(sessions.impersonatedBy)),
  }));
