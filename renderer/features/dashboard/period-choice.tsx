import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import { dashboardPeriods, periodOf } from '#contract/schemas/dashboard-period.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { Icon } from '../../components/ui/icon.tsx';
import { Segments } from '../../components/ui/segments.tsx';

/** How far the dashboard looks back; the address keeps it. On phones the system's own list, in a small button. */
export function PeriodChoice() {
  const { t } = useTranslation('dashboard');
  const [search, setSearch] = useSearchParams();
  const { key } = useLocation();
  // Shown as chosen at once, before its data is there and the address changes.
  const [picked, setPicked] = useState<{ at: string; days: string }>();
  const value = picked?.at === key ? picked.days : String(periodOf(search));
  const options = dashboardPeriods.map((days) => ({
    value: String(days),
    label: t('period.days', { count: days }),
  }));
  const choose = (days: string) => {
    setPicked({ at: key, days });
    setSearch({ days }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <div className="flex max-sm:hidden">
        <Segments label={t('period.label')} options={options} value={value} onValueChange={choose} />
      </div>
      <span
        className={buttonClass({
          className:
            'relative sm:hidden has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        })}
      >
        {options.find((option) => option.value === value)?.label}
        <Icon of={ChevronDown} size={14} className="text-text-3" />
        <select
          aria-label={t('period.label')}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className="absolute inset-0 appearance-none text-16 opacity-0"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </>
  );
}
