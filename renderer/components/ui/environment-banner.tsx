import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { readableOn } from '#contract/contrast.ts';

type EnvironmentBannerProps = {
  name: string;
  emoji?: string | undefined;
  /** #rgb or #rrggbb; anything else, and nothing, is the plum of the design. */
  color?: string | undefined;
};

/** The banner above everything in an environment that has a name. What it says holds for production as well. */
export function EnvironmentBanner({ name, emoji, color }: EnvironmentBannerProps) {
  const { t } = useTranslation('ui');
  const ink = color ? readableOn(color) : null;
  return (
    <aside
      aria-label={t('environment', { name })}
      className={clsx(
        'relative flex min-h-7 items-center justify-center gap-2 px-4 font-medium text-12',
        ink ? (ink === 'black' ? 'text-black' : 'text-white') : 'bg-env text-on-env',
      )}
    >
      {/* A style attribute would be blocked by the content security policy; an SVG attribute is not. */}
      {ink && (
        <svg aria-hidden="true" className="absolute inset-0 size-full forced-colors:hidden">
          <rect width="100%" height="100%" fill={color} />
        </svg>
      )}
      {emoji && (
        <span aria-hidden="true" className="relative">
          {emoji}
        </span>
      )}
      {/* The name has the first claim on the line. */}
      <b dir="auto" className="relative truncate">
        {name}
      </b>
      <span className="relative shrink-[99] truncate font-normal max-sm:hidden">{t('environmentNote')}</span>
    </aside>
  );
}
