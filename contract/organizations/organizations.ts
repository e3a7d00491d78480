import * as z from 'zod/mini';
import { organizationRoleNames } from '../facts/tenant-roles.ts';
import { longestPictureText } from '../picture.ts';
import { activitySchema } from '../schemas/activity.ts';
import { sessionOnly } from '../schemas/oc.ts';
import { organizationInputSchema, slugSchema } from './organization-input.ts';

const tags = ['Organizations'];

export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo: z.nullable(z.string()),
  /** Role of the current user in it. */
  role: z.enum(organizationRoleNames),
});

/** All that the settings of an organization show. */
export const organizationDetailSchema = z.object({
  ...organizationSchema.shape,
  memberCount: z.int(),
  ownerCount: z.int(),
  teamCount: z.int(),
  /** Null for those who may not invite. */
  openInvitations: z.nullable(z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const ownOrganizationsSchema = z.object({
  /** Organizations of which the current user is a member, by name. */
  items: z.array(organizationSchema),
  /** The one in which this session works; null for none. */
  activeId: z.nullable(z.string()),
});

/** Null for none. */
export const activeOrganizationSchema = z.object({ organization: z.nullable(organizationSchema) });

export type Organization = z.infer<typeof organizationSchema>;
export type OrganizationDetail = z.infer<typeof organizationDetailSchema>;
export type ActiveOrganization = z.infer<typeof activeOrganizationSchema>;
export type OwnOrganizations = z.infer<typeof ownOrganizationsSchema>;

/** Names an organization in the path of an operation. One of which the user is no member is ORGANIZATION_NOT_FOUND. */
export const organizationIdInput = { id: z.string().check(z.minLength(1), z.maxLength(200)) };

export const listOwnOrganizations = sessionOnly
  .route({ method: 'GET', path: '/organizations', tags, summary: 'Your organizations' })
  .output(ownOrganizationsSchema);

/** For the bar of the user area: little, as every page shows it. */
export const readActiveOrganization = sessionOnly
  .route({
    method: 'GET',
    path: '/active-organization',
    tags,
    summary: 'The organization in which this session works',
  })
  .output(activeOrganizationSchema);

export const readOrganization = sessionOnly
  .route({ method: 'GET', path: '/organizations/{id}', tags, summary: 'One of your organizations' })
  .input(z.object(organizationIdInput))
  .output(organizationDetailSchema);

export const readOrganizationActivity = sessionOnly
  .route({
    method: 'GET',
    path: '/organizations/{id}/activity',
    tags,
    summary: 'What was done to an organization, newest first',
  })
  .input(z.object(organizationIdInput))
  .output(activitySchema);

/** For the field of the slug, while it is typed. */
export const checkSlug = sessionOnly
  .route({
    method: 'GET',
    path: '/organization-slugs/{slug}',
    tags,
    summary: 'Whether an organization can still have a slug',
  })
  .input(z.object({ slug: slugSchema }))
  .output(z.object({ isFree: z.boolean() }));

/** The current user becomes its owner, and it the active one of this session. */
export const createOrganization = sessionOnly
  .route({ method: 'POST', path: '/organizations', tags, summary: 'Create an organization' })
  .input(organizationInputSchema)
  .output(organizationDetailSchema);

/** RECORD_CHANGED when somebody else changed it since `expectedUpdatedAt`. */
export const changeSettings = sessionOnly
  .route({
    method: 'PUT',
    path: '/organizations/{id}',
    tags,
    summary: 'Change name and slug of an organization',
  })
  .input(
    z.object({
      ...organizationIdInput,
      ...organizationInputSchema.shape,
      expectedUpdatedAt: z.iso.datetime(),
    }),
  )
  .output(organizationDetailSchema);

/** With its members, teams and invitations. */
export const deleteOrganization = sessionOnly
  .route({ method: 'DELETE', path: '/organizations/{id}', tags, summary: 'Delete an organization' })
  .input(z.object(organizationIdInput))
  .output(z.object({ id: z.string() }));

/** The session keeps it until another one is chosen, or the user is no member any longer. */
export const setActiveOrganization = sessionOnly
  .route({
    method: 'PUT',
    path: '/active-organization',
    tags,
    summary: 'Choose the organization in which this session works',
  })
  .meta({ changesSession: true })
  .input(z.object({ id: z.nullable(organizationIdInput.id) }))
  .output(ownOrganizationsSchema);

export const leaveOrganization = sessionOnly
  .route({ method: 'POST', path: '/organizations/{id}/leave', tags, summary: 'Leave an organization' })
  .input(z.object(organizationIdInput))
  .output(ownOrganizationsSchema);

/** Another member becomes owner; the current user, who was, admin. Both or neither. */
export const transferOwnership = sessionOnly
  .route({
    method: 'POST',
    path: '/organizations/{id}/transfer',
    tags,
    summary: 'Give an organization another owner',
  })
  .input(z.object({ ...organizationIdInput, memberId: z.string() }))
  .output(organizationDetailSchema);

/** The image is in the form that `contract/picture.ts` describes; it becomes the picture at the returned address. */
export const uploadOrganizationPicture = sessionOnly
  .route({
    method: 'POST',
    path: '/organizations/{id}/picture',
    tags,
    summary: 'Upload the picture of an organization',
  })
  // Some room for spaces and the names around it.
  .meta({
    maxBodyBytes: longestPictureText + 1024,
    bodyPermissions: { organization: ['use'] },
  })
  .input(
    z.object({
      ...organizationIdInput,
      content: z.base64().check(z.minLength(1), z.maxLength(longestPictureText)),
    }),
  )
  .output(z.object({ logo: z.string() }));

export const removeOrganizationPicture = sessionOnly
  .route({
    method: 'DELETE',
    path: '/organizations/{id}/picture',
    tags,
    summary: 'Remove the picture of an organization',
  })
  .input(z.object(organizationIdInput))
  .output(z.object({ logo: z.null() }));
