import { repositoryStep } from '#contract/repositories/first-step.ts';
import type { FirstStep } from '../dashboard/first-steps.ts';

export const repositoryFirstStep: FirstStep = {
  id: repositoryStep,
  async isDone({ sql }) {
    const [row] = await sql<[{ isDone: boolean }]>`select exists (select from repositories) as "isDone"`;
    return row.isDone;
  },
};
