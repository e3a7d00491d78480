import { useTranslation } from 'react-i18next';
import type { DayCounts } from '#contract/dashboard/dashboard.ts';
import { HeadCell, Row, Table } from '../../../components/ui/table.tsx';
import { formatCount } from '../../../lib/format/format-number.ts';
import { weekdayAndDay } from './day-text.ts';

/** The values of the chart in the place of the drawing, the newest day first; as high, so that nothing moves. */
export function ValuesTable({ days, label }: { days: readonly DayCounts[]; label: string }) {
  const { t, i18n } = useTranslation('dashboard');
  const { language } = i18n;
  const head = 'sticky top-0 bg-raised';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
      tabIndex={0}
      aria-label={label}
      className="-outline-offset-2 h-full overflow-y-auto rounded-6 px-4"
    >
      <Table className="mx-0 w-full">
        <thead>
          <tr>
            <HeadCell className={head}>{t('chart.day')}</HeadCell>
            <HeadCell end className={head}>
              {t('chart.signIns')}
            </HeadCell>
            <HeadCell end className={`${head} max-sm:whitespace-normal`}>
              {t('chart.before', { count: days.length })}
            </HeadCell>
            <HeadCell end className={head}>
              {t('chart.signUps')}
            </HeadCell>
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {days.toReversed().map(({ date, signIns, signInsBefore, signUps }) => (
            <Row key={date}>
              <th scope="row" className={`${cell} text-start font-normal`}>
                {weekdayAndDay(date, language)}
              </th>
              {Object.entries({ signIns, signInsBefore, signUps }).map(([column, value]) => (
                <td key={column} className={`${cell} text-end`}>
                  {formatCount(language, value)}
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

const cell =
  'h-9 whitespace-nowrap border-line border-b px-3 first:ps-2 last:pe-2 group-last/row:border-transparent max-sm:px-2';
