import { expect } from 'vitest';
import type { Answer } from '#tests/support/browser.ts';

/** The responses to twenty concurrent requests, none of them a server error. */
export async function allAtOnce(request: (number: number) => Promise<Answer>): Promise<Answer[]> {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => request(number)));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  return answers;
}

export const succeeded = (answers: Answer[]) => answers.filter(({ status }) => status === 200);
