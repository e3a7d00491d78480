import { expect, test } from 'vitest';
import { bladePaths, bladeWidth } from './key-blade.tsx';

test('each cut adds four points, and the highlight ends at the last one', () => {
  for (let cuts = 0; cuts <= 6; cuts += 1) {
    const { edge, done } = bladePaths(cuts);
    expect(edge.split('L')).toHaveLength(2 + 4 * cuts);
    expect(done.split('L').at(-1)).toBe(
      `${Math.round((bladeWidth / 2 - 176 + (352 / 6) * cuts) * 10) / 10} 40`,
    );
  }
});

test('the first cut is drawn as in the reference, 146.7 before the middle', () => {
  const first = bladePaths(1).edge.split('L').slice(1, 5);
  expect(first).toEqual(['2838.3 40', '2846.3 56', '2860.3 56', '2868.3 40']);
});
