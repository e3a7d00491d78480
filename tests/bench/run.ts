import { parseArgs } from 'node:util';
import { type Benchmark, type Figure, isWithinBound } from './figure.ts';
import { measureFirstLoad } from './first-load.ts';

const benchmarks: Record<string, Benchmark> = {
  'first-load': measureFirstLoad,
};

const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } });
const names = Object.keys(benchmarks).filter((name) => values.only === undefined || values.only === name);
if (names.length === 0) {
  console.error(`No benchmark is named '${values.only}'. There are: ${Object.keys(benchmarks).join(', ')}`);
  process.exit(1);
}
for (const name of names) {
  for (const figure of (await benchmarks[name]?.()) ?? []) {
    console.log(values.json ? JSON.stringify(figure) : readable(figure));
    if (!isWithinBound(figure)) process.exitCode = 1;
  }
}

function readable(figure: Figure): string {
  const { name, value, unit, bound, floor, ratio } = figure;
  const against =
    floor === undefined ? '' : `  (floor ${floor.toLocaleString('en')}, ratio ${ratio?.toFixed(2)})`;
  const limit =
    bound === undefined
      ? ''
      : `  (at most ${bound.toLocaleString('en')}${isWithinBound(figure) ? '' : ': EXCEEDED'})`;
  return `${name.padEnd(44)} ${value.toLocaleString('en').padStart(10)} ${unit}${limit}${against}`;
}
