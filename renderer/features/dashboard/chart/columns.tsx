import { Fragment } from 'react';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { Bar } from './bar.tsx';
import type { Scales } from './scales.ts';

interface ColumnsProps {
  days: readonly DayCounts[];
  scales: Scales;
}

/** Few sign-ins and sign-ups as columns side by side, with a dashed line at the height of the period before. */
export function Columns({ days, scales: { signInsBottom: bottom, signInsY: y } }: ColumnsProps) {
  const today = days.length - 1;
  // The columns of the first day reach halfway to the labels of the axis.
  const width = Math.min(1.3, 30 / today);
  return days.map(({ date, signIns, signInsBefore, signUps }, index) => {
    const middle = (100 * index) / today;
    const isToday = index === today;
    return (
      <Fragment key={date}>
        <Bar x={middle - width} top={y(signIns)} {...{ width, bottom, isToday }} of="signIns" />
        <Bar x={middle} top={y(signUps)} {...{ width, bottom, isToday }} of="signUps" />
        {signInsBefore > 0 && (
          <line
            x1={`${middle - 1.25 * width}%`}
            x2={`${middle + 1.25 * width}%`}
            y1={y(signInsBefore)}
            y2={y(signInsBefore)}
            strokeDasharray="4 2"
            className="stroke-[1.5] stroke-text-3"
          />
        )}
      </Fragment>
    );
  });
}
