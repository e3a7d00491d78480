import { oc } from '@orpc/contract';
import * as z from 'zod/mini';
import { nameSchema } from '../validation/name.ts';
import { visitorSchema } from './init.ts';

/** The first step of a new person: a name. */
export const completeOnboarding = oc
  .route({
    method: 'POST',
    path: '/onboarding',
    tags: ['Application'],
    summary: 'Give your name and finish the first sign-in',
  })
  .input(z.object({ name: nameSchema }))
  .output(visitorSchema);
