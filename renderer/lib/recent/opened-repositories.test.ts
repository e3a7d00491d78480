import { describe, expect, it } from 'vitest';
import { openedBy } from './opened-repositories.ts';

const at = '2026-11-21T20:00:00.000Z';

function keep(opened: unknown): string {
  return JSON.stringify({ visitorId: 'amina', opened });
}

describe('what was opened', () => {
  it('is told to the person who opened it', () => {
    const text = keep([{ id: 'a', at }]);
    expect(openedBy('amina', text)).toEqual([{ id: 'a', at }]);
    expect(openedBy('omar', text)).toEqual([]);
    expect(openedBy(undefined, text)).toEqual([]);
  });

  it.each([null, '', 'x', 'null', '5', '[]', '{}', keep('abc'), keep({}), keep(null)])(
    'is nothing where the storage holds %s',
    (text) => expect(openedBy('amina', text)).toEqual([]),
  );

  it('is what can be read, each once', () => {
    const broken = [null, 'a', [], {}, { id: 5, at }, { id: 'b' }, { id: 'b', at: 'yesterday' }];
    expect(openedBy('amina', keep([...broken, { id: 'a', at }, { id: 'a', at }]))).toEqual([{ id: 'a', at }]);
  });
});
