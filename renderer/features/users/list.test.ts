import { describe, expect, it } from 'vitest';
import { userFilterSchema } from '#contract/users/users.ts';
import { userList } from './list.ts';

const read = (search: string) => userList.readFilters(new URLSearchParams(search));

describe('the filters of the list of users', () => {
  it('are all that the server knows, so that what acts on a list means the same people', () => {
    const { searchTerm: _, sort: __, direction: ___, ...filters } = userFilterSchema.shape;
    expect(Object.keys(read('')).sort()).toEqual(Object.keys(filters).sort());
  });

  it('hold a moment as it is written', () => {
    const moment = '2026-10-25T22:00:00.000Z';
    expect(read(`joinedSince=${moment}`).joinedSince).toBe(moment);
  });

  it.each([
    'yesterday',
    '2026-10-25',
    '2026-13-25T22:00:00.000Z',
    '0001-10-25T22:00:00.000Z',
    '+012026-10-25T22:00:00.000Z',
  ])('leave out what is no moment: %s', (text) => {
    expect(read(`joinedSince=${encodeURIComponent(text)}`).joinedSince).toBeUndefined();
  });
});
