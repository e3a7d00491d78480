import { type PointerEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { formatCount } from '../../../lib/format/format-number.ts';
import { longDay, weekdayAndDay } from './day-text.ts';

/** The slider is invisible, its focus is shown around the plots; its thumb is 1 px wide, to hit the days as drawn. */
const sliderClass =
  'absolute inset-0 size-full touch-pan-y appearance-none bg-transparent outline-none ' +
  '[&::-webkit-slider-thumb]:w-px [&::-webkit-slider-thumb]:appearance-none ' +
  '[&::-moz-range-thumb]:w-px [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-transparent [&::-moz-range-track]:bg-transparent';

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
  const slider = useRef<HTMLInputElement>(null);
  const { language } = i18n;
  const last = days.length - 1;
  const index = pointed ?? last;
  const day = days[index];

  function follow({ pointerType, clientX, currentTarget }: PointerEvent) {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const nearest = Math.round(((clientX - left) / width) * last);
    onPoint(Math.min(Math.max(nearest, 0), last));
  }

  return (
    <>
      <input
        ref={slider}
        type="range"
        min={0}
        max={last}
        value={index}
        aria-label={t('chart.day')}
        aria-valuetext={
          day &&
          t(index === last ? 'chart.ofToday' : 'chart.ofDay', {
            day: longDay(day.date, language),
            signIns: formatCount(language, day.signIns),
            before: formatCount(language, day.signInsBefore),
            signUps: formatCount(language, day.signUps),
          })
        }
        suppressHydrationWarning
        onChange={(event) => onPoint(Number(event.target.value))}
        onFocus={() => onPoint(index)}
        onBlur={() => onPoint(null)}
        onPointerMove={follow}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse' && document.activeElement !== slider.current) onPoint(null);
        }}
        className={sliderClass}
      />
      {day && pointed !== null && (
        <span
          aria-hidden="true"
          // A part of the drawing that no server draws.
          style={{ insetInlineStart: `min(${(100 * pointed) / last}%, 100% - 1rem)` }}
          className="pointer-events-none absolute top-[222px] -translate-x-1/2 whitespace-nowrap rounded-4 bg-inverse px-1.5 text-11 text-on-inverse leading-4"
        >
          <bdi>{weekdayAndDay(day.date, language)}</bdi>
        </span>
      )}
    </>
  );
}
