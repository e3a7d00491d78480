import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { Bar } from './bar.tsx';
import type { Scales } from './scales.ts';

interface LinesAndBarsProps {
  days: readonly DayCounts[];
  scales: Scales;
}

/** Sign-ins as a line, the period before as a dashed one; sign-ups as bars in a plot of their own below. */
export function LinesAndBars({ days, scales }: LinesAndBarsProps) {
  const { signInsBottom, signInsY } = scales;
  const today = days.length - 1;
  const share = (index: number) => (100 * index) / today;
  const width = Math.min(1.6, 55 / today);
  const path = (series: 'signIns' | 'signInsBefore', from = 0, to = days.length) =>
    `M${days
      .map((day, index) => `${10 * share(index)} ${signInsY(day[series])}`)
      .slice(from, to)
      .join('L')}`;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 1000 ${signInsBottom}`}
        preserveAspectRatio="none"
        width="100%"
        height={signInsBottom}
        className="overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
      >
        <path d={`${path('signIns')}V${signInsBottom}H0Z`} fillOpacity="0.08" className="fill-chart" />
        <path
          d={path('signInsBefore')}
          strokeDasharray="4 4"
          strokeOpacity="0.8"
          className="stroke-[1.25] stroke-text-3"
        />
        <path d={path('signIns', 0, today)} strokeLinejoin="round" className="stroke-2 stroke-chart" />
        <path d={path('signIns', today - 1)} strokeDasharray="3 3" className="stroke-2 stroke-chart" />
      </svg>
      {days.map(({ date, signUps }, index) => (
        <Bar
          key={date}
          x={share(index) - width / 2}
          width={width}
          top={scales.signUpsY(signUps)}
          bottom={scales.signUpsBottom}
          isToday={index === today}
          of="signUps"
        />
      ))}
    </>
  );
}
