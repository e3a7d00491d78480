import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { operation } from '../../api/operation.ts';
import { requirePermission } from '../../api/require-permission.ts';
import { invitations, users } from '../../database/schema/index.ts';
import { storedTime } from '../../database/sort-key.ts';
import { isAfter, orderBy, readCursor, slicePage, writeCursor } from '../../lists/keyset-page.ts';
import { requireInOrganization, requireMember } from '../organization-scope.ts';
import {
  hasOneOf,
  invitationColumns,
  invitationState,
  isVisibleTo,
  toInvitations,
} from './invitation-rows.ts';

const newestFirst = { key: invitations.createdAt, id: invitations.id, direction: 'descending' } as const;

const { name, email } = invitations;

const positionSchema = z.object({ key: storedTime, id: z.string() });

export const listInvitations = operation.organizations.invitations
  .use(requirePermission({ organization: ['use'] }))
  .handler(async ({ context: { database, ...context }, input }) => {
    const { id, searchTerm, state, role, cursor, limit } = input;
    const scope = await requireMember({ database, ...context }, id);
    requireInOrganization(scope, 'invitation create', 'YOU_ARE_NOT_ALLOWED_TO_LIST_INVITATIONS');
    const words = searchTerm.toLowerCase().split(/\s+/).filter(Boolean);
    const found = and(
      isVisibleTo(scope),
      state && inArray(invitationState, state),
      role && hasOneOf(invitations.role, role),
      ...words.map((word) => sql`position(${word} in lower(concat_ws(' ', ${name}, ${email}))) > 0`),
    );
    const position = cursor === undefined ? undefined : readCursor(positionSchema, cursor);
    const after = position && isAfter(newestFirst, sql`${position.key}::timestamptz`, sql`${position.id}`);
    const [rows, total] = await Promise.all([
      database.db
        .select(invitationColumns)
        .from(invitations)
        .innerJoin(users, eq(users.id, invitations.inviterId))
        .where(and(found, after))
        .orderBy(orderBy(newestFirst))
        .limit(limit + 1),
      database.db.$count(invitations, found),
    ]);
    const page = slicePage(rows, limit, (last) =>
      writeCursor({ key: last.createdAt.toISOString(), id: last.id }),
    );
    return {
      readAt: new Date().toISOString(),
      items: await toInvitations(database, scope, page.items),
      nextCursor: page.nextCursor,
      total,
    };
  });
