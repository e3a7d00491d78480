import * as z from 'zod/mini';
import { organizationRoleNames } from '../facts/tenant-roles.ts';
import { commaSeparated } from '../schemas/comma-separated.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { pageInput, totalSchema } from '../schemas/paging.ts';
import { scopeInput } from '../schemas/scope.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

export const memberSchema = z.object({
  id: z.string(),
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  image: z.nullable(z.string()),
  role: z.enum(organizationRoleNames),
  joinedAt: z.iso.datetime(),
});

export const memberPageSchema = z.object({
  /** When the server read all this; times on the page are told relative to it. */
  readAt: z.iso.datetime(),
  /** By name. */
  items: z.array(memberSchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

export type Member = z.infer<typeof memberSchema>;
export type MemberPage = z.infer<typeof memberPageSchema>;

const memberInput = { ...organizationIdInput, memberId: z.string() };

export const listMembers = sessionOnly
  .route({
    method: 'GET',
    path: '/organizations/{id}/members',
    tags,
    summary: 'Members of an organization, by name, e-mail or role',
  })
  .input(
    z.object({
      ...organizationIdInput,
      ...pageInput,
      /** Any of these roles; parted by commas. */
      role: commaSeparated(z.enum(organizationRoleNames)),
    }),
  )
  .output(memberPageSchema);

/** Nobody gives a role above the own one, or changes who has one. */
export const setMemberRole = sessionOnly
  .route({
    method: 'PUT',
    path: '/organizations/{id}/members/{memberId}/role',
    tags,
    summary: 'Change the role of a member',
  })
  .input(z.object({ ...memberInput, role: z.enum(organizationRoleNames) }))
  .output(memberSchema);

/** Ids of those that one operation is about. */
export const severalIds = z
  .array(z.string().check(z.minLength(1), z.maxLength(200)))
  .check(z.minLength(1), z.maxLength(100));

/** Result for several: the number of those changed, and the refused ones, with the reason in the language of the request. */
export const severalResultSchema = z.object({
  done: z.int(),
  refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
});

/** Nobody removes whose role is above the own one, or the own membership: that is to leave. */
export const removeMembers = sessionOnly
  .route({
    method: 'POST',
    path: '/organizations/{id}/members/remove',
    tags,
    summary: 'Remove members from an organization',
  })
  .input(z.object({ ...organizationIdInput, memberIds: severalIds }))
  .output(severalResultSchema);

/** By name. With `scope: 'all'`, and where no organization is active, all users: for those who may list them. */
export const listPeople = sessionOnly
  .route({
    method: 'GET',
    path: '/active-organization/people',
    tags,
    summary: 'Whom records of the active organization can refer to: its members',
  })
  .input(
    z.object({
      ...scopeInput,
      searchTerm: pageInput.searchTerm,
      limit: pageInput.limit,
      sort: z._default(z.literal('name'), 'name'),
    }),
  )
  .output(
    z.object({
      items: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          image: z.nullable(z.string()),
        }),
      ),
    }),
  );
