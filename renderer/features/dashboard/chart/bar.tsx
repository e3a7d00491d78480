import clsx from 'clsx';

interface BarProps {
  /** Shares of the drawing's width. */
  x: number;
  width: number;
  /** Pixels from the top. */
  top: number;
  bottom: number;
  /** The day is not over: its bar is dashed. */
  isToday: boolean;
  of: 'signIns' | 'signUps';
}

/** A count of a day. */
export function Bar({ x, width, top, bottom, isToday, of }: BarProps) {
  const height = bottom - top;
  return (
    <rect
      x={`${x}%`}
      y={top}
      width={`${width}%`}
      height={height}
      rx="2"
      {...(isToday && { fillOpacity: 0.35, strokeDasharray: '3 2' })}
      className={clsx(
        of === 'signIns' ? 'fill-chart' : 'fill-brass',
        isToday && height > 0 && (of === 'signIns' ? 'stroke-chart' : 'stroke-brass'),
      )}
    />
  );
}
