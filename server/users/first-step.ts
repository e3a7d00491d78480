import { inviteStep } from '#contract/users/first-step.ts';
import type { FirstStep } from '../dashboard/first-steps.ts';

export const inviteFirstStep: FirstStep = {
  id: inviteStep,
  async isDone({ sql }) {
    const [row] = await sql<[{ isDone: boolean }]>`select exists (select from users offset 1) as "isDone"`;
    return row.isDone;
  },
};
