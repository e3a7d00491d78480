import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { useApi } from '../../lib/services/use-api.ts';

/** Opens the schedules: which jobs run by themselves, and when they do so next. */
export function SchedulesButton() {
  const { t } = useTranslation('jobs');
  const { t: ui } = useTranslation('ui');
  const { api } = useApi();
  const { data } = useQuery(api.jobs.kinds.queryOptions());
  const dateTimeText = useDateTimeText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={CalendarClock} disabled={!data} onClick={() => setOpen(true)}>
        {t('schedules.title')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('schedules.title')}
        description={t('schedules.text')}
        actions={
          <Button size={36} variant="primary" onClick={() => setOpen(false)}>
            {ui('close')}
          </Button>
        }
      >
        <dl className="max-h-80 divide-y divide-line overflow-y-auto rounded-8 bg-sunken px-3 py-1 text-13">
          {data?.items.map(
            ({ name, schedule, nextRunAt }) =>
              nextRunAt && (
                <div key={name} className="py-2">
                  <dt dir="ltr" className="flex justify-between gap-3 font-medium">
                    {name} <code className="text-text-3">{schedule}</code>
                  </dt>
                  <dd className="text-text-2">{t('schedules.next', { at: dateTimeText(nextRunAt) })}</dd>
                </div>
              ),
          )}
        </dl>
      </Dialog>
    </>
  );
}
