import { isWithinBound } from '../../lab/bench/figure.ts';
import { firstLoadFigures } from '../../lab/bench/first-load.ts';
import { expect, test } from './sign-in/sign-in-test.ts';

/** Over the wire: closer than the bounds of the benchmark. */
const budgets: Record<string, number> = {
  // Half a kilobyte of it are classes of parts in the style sheet, which save ten times as much in each list; 2.4 are the
  // facts of the app, which come with the entry (docs/decisions/0181).
  'first-load /login total': 182_000,
  'first-load /login requests': 7,
};

test('the first pages keep to their bytes and requests', { tag: '@slow' }, async ({ browser, server }) => {
  const figures = await firstLoadFigures(browser, server);
  const values = new Map(figures.map(({ name, value }) => [name, value ?? 0]));
  for (const figure of figures) {
    // Nothing has to be fetched ahead.
    if (!figure.name.includes('ahead')) expect(figure.value, figure.name).toBeGreaterThan(0);
    expect(isWithinBound(figure), `${figure.name}: ${figure.value}`).toBe(true);
  }
  for (const [name, most] of Object.entries(budgets)) {
    expect(values.get(name), name).toBeGreaterThan(0);
    expect(values.get(name), name).toBeLessThanOrEqual(most);
  }
});
