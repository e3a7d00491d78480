import { describe, expect, it } from 'vitest';
import { openedBy, withOpened } from './opened-records.ts';

const at = '2026-11-21T20:00:00.000Z';

const kind = 'invoice';

function keep(opened: unknown): string {
  return JSON.stringify({ userId: 'amina', opened });
}

describe('what was opened', () => {
  it('is told to the user who opened it', () => {
    const text = keep([{ kind, id: 'a', at }]);
    expect(openedBy('amina', text)).toEqual([{ kind, id: 'a', at }]);
    expect(openedBy('omar', text)).toEqual([]);
    expect(openedBy(undefined, text)).toEqual([]);
  });

  it.each([null, '', 'x', 'null', '5', '[]', '{}', keep('abc'), keep({}), keep(null)])(
    'is nothing where the storage holds %s',
    (text) => expect(openedBy('amina', text)).toEqual([]),
  );

  it('is what can be read, each once', () => {
    const broken = [
      null,
      'a',
      [],
      {},
      { kind, id: 5, at },
      { kind, id: 'b' },
      { kind, id: 'b', at: 'yesterday' },
      { id: 'b', at },
      { kind, id: 'b', at, organization: null },
    ];
    expect(openedBy('amina', keep([...broken, { kind, id: 'a', at }, { kind, id: 'a', at }]))).toEqual([
      { kind, id: 'a', at },
    ]);
  });

  it('is kept of each kind apart, the newest first and ten at most', () => {
    let opened = withOpened([], { kind: 'user', id: 'u', at });
    for (let number = 0; number < 12; number += 1) opened = withOpened(opened, { kind, id: `${number}`, at });
    opened = withOpened(opened, { kind, id: '5', at });
    expect(opened.map(({ id }) => id)).toEqual(['5', '11', '10', '9', '8', '7', '6', '4', '3', '2', 'u']);
  });
});
