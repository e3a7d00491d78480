import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';
import { totalSchema } from '../schemas/paging.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

/** What the deletion of an organization takes along. */
export const organizationDeletionSchema = z.object({
  /** Its records, by the list in which they are, such as `repositories`. */
  records: z.array(z.object({ list: z.string(), total: totalSchema })),
  /** Files of these records, and of those deleted a short while ago that Undo would bring back. */
  files: z.optional(z.int()),
  members: z.int(),
  teams: z.int(),
  openInvitations: z.int(),
});

export type OrganizationDeletion = z.infer<typeof organizationDeletionSchema>;

/** For who may delete it. */
const previewDeletion = sessionOnly
  .route({
    method: 'GET',
    path: '/organizations/{id}/deletion',
    tags,
    summary: 'What the deletion of an organization takes along',
  })
  .input(z.object(organizationIdInput))
  .output(organizationDeletionSchema);

const previewAnyDeletion = sessionOnly
  .route({
    method: 'GET',
    path: '/manager/organizations/{id}/deletion',
    tags,
    summary: 'What the deletion of any organization takes along',
  })
  .input(z.object(organizationIdInput))
  .output(organizationDeletionSchema);

export const deletionOperations = { previewDeletion, previewAnyDeletion };
