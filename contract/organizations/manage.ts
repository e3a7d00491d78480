import * as z from 'zod/mini';
import { activitySchema } from '../schemas/activity.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { pageInput, sinceInput, sortDirections, totalSchema } from '../schemas/paging.ts';
import { memberPageSchema } from './members.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

export const organizationSorts = ['created', 'name'] as const;

/** One row of the list of all organizations. */
export const listedOrganizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo: z.nullable(z.string()),
  memberCount: z.int(),
  createdAt: z.iso.datetime(),
});

/** All that managers see of an organization beside its members and activity. */
export const managedOrganizationSchema = z.object({
  ...listedOrganizationSchema.shape,
  readAt: z.iso.datetime(),
  /** By name; there are few. */
  teams: z.array(z.object({ id: z.string(), name: z.string(), memberCount: z.int() })),
  /** Number of invitations that can still be accepted. */
  openInvitations: z.int(),
  updatedAt: z.iso.datetime(),
});

export const listedOrganizationPageSchema = z.object({
  readAt: z.iso.datetime(),
  items: z.array(listedOrganizationSchema),
  nextCursor: z.nullable(z.string()),
  total: totalSchema,
});

export type OrganizationSort = (typeof organizationSorts)[number];
export type ListedOrganization = z.infer<typeof listedOrganizationSchema>;
export type ManagedOrganization = z.infer<typeof managedOrganizationSchema>;

const listAllOrganizations = sessionOnly
  .route({
    method: 'GET',
    path: '/manager/organizations',
    tags,
    summary: 'All organizations, by name or short name',
  })
  .input(
    z.object({
      ...pageInput,
      /** Created at that time or later. */
      createdSince: sinceInput,
      sort: z._default(z.enum(organizationSorts), 'created'),
      /** Names begin at A, times at the latest, unless told otherwise. */
      direction: z.optional(z.enum(sortDirections)),
    }),
  )
  .output(listedOrganizationPageSchema);

const readAnyOrganization = sessionOnly
  .route({ method: 'GET', path: '/manager/organizations/{id}', tags, summary: 'Any organization' })
  .input(z.object(organizationIdInput))
  .output(managedOrganizationSchema);

const listAnyMembers = sessionOnly
  .route({
    method: 'GET',
    path: '/manager/organizations/{id}/members',
    tags,
    summary: 'Members of any organization or one of its teams, by name or e-mail',
  })
  .input(z.object({ ...organizationIdInput, ...pageInput, teamId: z.optional(z.string()) }))
  .output(memberPageSchema);

const readAnyActivity = sessionOnly
  .route({
    method: 'GET',
    path: '/manager/organizations/{id}/activity',
    tags,
    summary: 'What was done to any organization, newest first',
  })
  .input(z.object(organizationIdInput))
  .output(activitySchema);

/** With its members, teams and invitations. */
const deleteAnyOrganization = sessionOnly
  .route({ method: 'DELETE', path: '/manager/organizations/{id}', tags, summary: 'Delete any organization' })
  .input(z.object(organizationIdInput))
  .output(z.object({ id: z.string() }));

/** A member becomes its only owner; those who were owners, admins. Both or neither. */
const transferAnyOwnership = sessionOnly
  .route({
    method: 'POST',
    path: '/manager/organizations/{id}/transfer',
    tags,
    summary: 'Give any organization another owner',
  })
  .input(z.object({ ...organizationIdInput, memberId: z.string() }))
  .output(managedOrganizationSchema);

/** The operations on all organizations, for those who look after the installation. */
export const manageOperations = {
  all: listAllOrganizations,
  readAny: readAnyOrganization,
  anyMembers: listAnyMembers,
  anyActivity: readAnyActivity,
  deleteAny: deleteAnyOrganization,
  transferAny: transferAnyOwnership,
};
