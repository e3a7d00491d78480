import { createProcedureClient, os } from '@orpc/server';
import { expect, it, vi } from 'vitest';
import type { ApiContext } from './api-context.ts';
import { invalidateChangedSessions } from './operation.ts';

const id = '0190d6a2-7c1e-7b7e-8f00-000000000001';

async function idsHeldFor(session: object | null): Promise<string[]> {
  const hold = vi.fn(async (_ids: readonly string[]) => {});
  const operation = os
    .$context<Pick<ApiContext, 'session' | 'sessionCache'>>()
    .route({ method: 'POST', path: '/users/ban' })
    .use(invalidateChangedSessions)
    .handler(() => 'done');
  const context = { session: async () => session, sessionCache: { hold } } as unknown as ApiContext;
  await createProcedureClient(operation, { context })({ ids: [id, { deep: [id] }] } as never);
  return hold.mock.calls.flatMap(([ids]) => [...ids]);
}

it('a person who may change something holds what is named, and the own session', async () => {
  expect(await idsHeldFor({ user: { id: 'me' }, session: { id: 'mine' } })).toEqual(['me', 'mine', id, id]);
});

it('a stranger holds nothing, however much is named', async () => {
  expect(await idsHeldFor(null)).toEqual([]);
});
