import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { ticksFor } from './axis.ts';

/** Places from the top of the drawing, in pixels. */
const line = { bottom: 150 };
const bars = { top: 170, bottom: 214 };

/** From this count on, a line is easier to read than columns. */
const leastForLine = 10;

export interface Scales {
  /** Whether all counts are so small that columns show them, which have no peaks between whole numbers. */
  few: boolean;
  /** Labels of the axes; between the two plots there is a single line. */
  ticks: { value: number; y: number; hasLine: boolean }[];
  /** Where the sign-ins stand, and how far up a number of them is. */
  signInsBottom: number;
  signInsY(value: number): number;
  /** The same for sign-ups. */
  signUpsBottom: number;
  signUpsY(value: number): number;
}

/** Scales of the drawing: two plots, one above the other, or for few sign-ins and sign-ups a single one. */
export function scalesFor(days: readonly DayCounts[]): Scales {
  const mostSignIns = Math.max(...days.flatMap((day) => [day.signIns, day.signInsBefore]));
  const mostSignUps = Math.max(...days.map((day) => day.signUps));
  const most = Math.max(mostSignIns, mostSignUps);
  const few = most < leastForLine;
  const signIns = scale(ticksFor(few ? most : mostSignIns, 3), 0, few ? bars.bottom : line.bottom);
  const signUps = few ? signIns : scale(ticksFor(mostSignUps, 1), bars.top, bars.bottom);
  return {
    few,
    ticks: [
      ...signIns.ticks.map((tick) => ({ ...tick, hasLine: true })),
      ...(few ? [] : signUps.ticks.map((tick) => ({ ...tick, hasLine: tick.value === 0 }))),
    ],
    signInsBottom: signIns.bottom,
    signInsY: signIns.y,
    signUpsBottom: signUps.bottom,
    signUpsY: signUps.y,
  };
}

function scale(values: number[], top: number, bottom: number) {
  const y = (value: number) => bottom - ((bottom - top) * value) / (values.at(-1) ?? 1);
  return { bottom, y, ticks: values.map((value) => ({ value, y: y(value) })) };
}
