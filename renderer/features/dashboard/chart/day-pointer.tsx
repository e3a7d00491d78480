import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { dayText, weekdayText } from './axis.ts';

interface DayPointerProps {
  days: readonly DayCounts[];
  pointed: number | null;
  onPoint(index: number | null): void;
}

/**
 * Points at a day: a native slider over the plots, which gives arrow keys, Home, End, touch and a spoken value. A mouse
 * points without pressing.
 */
export function DayPointer({ days, pointed, onPoint }: DayPointerProps) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const last = days.length - 1;
  const index = pointed ?? last;
  const day = days[index];
  if (!day) return null;
  const { signIns, signInsBefore, signUps } = day;

  function follow({ pointerType, clientX, currentTarget }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onPoint(Math.min(Math.max(Math.round(((clientX - left) / width) * last), 0), last));
  }

  return (
    <>
      <input
        type="range"
        max={last}
        value={index}
        aria-label={t('chart.day')}
        aria-valuetext={t(index === last ? 'chart.ofToday' : 'chart.ofDay', {
          day: dayText(day.date, language, 'long'),
          signIns: formatCount(language, signIns),
          before: formatCount(language, signInsBefore),
          signUps: formatCount(language, signUps),
        })}
        suppressHydrationWarning
        onChange={(event) => onPoint(Number(event.target.value))}
        onFocus={() => onPoint(index)}
        onBlur={() => onPoint(null)}
        onPointerMove={follow}
        onPointerLeave={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse' && document.activeElement !== currentTarget) onPoint(null);
        }}
        // Invisible: its focus is shown around the plots. It has no thumb, so that it hits the days as drawn.
        className="absolute inset-0 size-full touch-pan-y appearance-none opacity-0 [&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none"
      />
      {pointed !== null && (
        <span
          aria-hidden="true"
          // A part of the drawing that no server draws.
          style={{ insetInlineStart: `min(${(100 * pointed) / last}%, 100% - 1rem)` }}
          className="pointer-events-none absolute top-[222px] -translate-x-1/2 whitespace-nowrap rounded-4 bg-inverse px-1.5 text-11 text-on-inverse leading-4"
        >
          <bdi>{weekdayText(day.date, language)}</bdi>
        </span>
      )}
    </>
  );
}
