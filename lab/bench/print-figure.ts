import { type Bound, type Figure, isWithinBound, ratioOf } from './figure.ts';

/** One flat JSON object. `bound` is the number alone; `boundOf` and `boundIs` tell what it limits, and to which side. */
export function figureAsJson(figure: Figure): string {
  const { name, value, unit, floor, bound, note } = figure;
  return JSON.stringify({
    name,
    value: value === null ? null : rounded(value),
    unit,
    ...(floor !== undefined && { floor: rounded(floor), ratio: rounded(ratioOf(figure) ?? 0) }),
    ...(bound && {
      bound: rounded(limitOf(bound)),
      boundOf: bound.of,
      boundIs: 'most' in bound ? 'most' : 'least',
      met: isWithinBound(figure),
    }),
    ...(note && { note }),
  });
}

/** One line for a terminal. */
export function figureAsLine(figure: Figure): string {
  const { name, value, unit, floor, bound, note } = figure;
  const remarks = [
    floor !== undefined && `floor ${readable(floor)}, ratio ${ratioOf(figure)?.toFixed(2) ?? '?'}`,
    bound && `${boundAsText(bound)}${isWithinBound(figure) ? '' : ': EXCEEDED'}`,
    note,
  ].filter(Boolean);
  const measured = value === null ? 'not measured' : `${readable(value)} ${unit}`;
  return `${name.padEnd(52)} ${measured.padStart(16)}${remarks.map((remark) => `  (${remark})`).join('')}`;
}

function boundAsText(bound: Bound): string {
  const subject = bound.of === 'ratio' ? 'ratio ' : '';
  return `${subject}at ${'most' in bound ? 'most' : 'least'} ${readable(limitOf(bound))}`;
}

function limitOf(bound: Bound): number {
  return 'most' in bound ? bound.most : bound.least;
}

/** Four significant digits say all that a measurement knows; whole numbers stay whole. */
function rounded(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(4));
}

function readable(value: number): string {
  return rounded(value).toLocaleString('en', { maximumFractionDigits: 4 });
}
