import * as z from 'zod/mini';
import { sessionOnly } from '../schemas/oc.ts';
import { organizationIdInput } from './organizations.ts';

const tags = ['Organizations'];

export const organizationFirstStepsSchema = z.object({
  organizationId: z.string(),
  /** Ids of the steps: 'invite', 'picture', and those of the features whose records belong to organizations. */
  steps: z.array(z.string()),
  /** Ids of the steps that are done. */
  done: z.array(z.string()),
});

/** Null once all are done or somebody has dismissed them, for members who change nothing of it, and in a demo. */
const output = z.object({ firstSteps: z.nullable(organizationFirstStepsSchema) });

export type OrganizationFirstSteps = z.infer<typeof output>;

export const firstStepOperations = {
  firstSteps: sessionOnly
    .route({
      method: 'GET',
      path: '/active-organization/first-steps',
      tags,
      summary: 'What the organization in which this session works needs next, as long as it is new',
    })
    .output(output),

  /** For all of its owners and admins, and for good. */
  dismissFirstSteps: sessionOnly
    .route({
      method: 'POST',
      path: '/organizations/{id}/first-steps/dismiss',
      tags,
      summary: 'Take the first steps of an organization off its home page',
    })
    .input(z.object(organizationIdInput))
    .output(output),
};
