import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidateLists } from '../../components/list/change-lists.ts';
import { Button } from '../../components/ui/button.tsx';
import { DetailsDialog } from '../../components/ui/details-dialog.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { ApiError, failureText } from '../../lib/api/api-error.ts';
import { isolate } from '../../lib/format/isolate.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { may } from '../../lib/permissions.ts';
import { useApi } from '../../lib/services/use-api.ts';
import { useInit } from '../../lib/services/use-init.ts';

/** Opens the schedules: which jobs run by themselves, and when they do so next. */
export function SchedulesButton() {
  const { t } = useTranslation('jobs');
  const { api, queryClient } = useApi();
  const init = useInit();
  const translate = useTranslate();
  const { data } = useQuery(api.jobs.kinds.queryOptions());
  const dateTimeText = useDateTimeText();
  const [open, setOpen] = useState(false);
  const id = useId();
  async function run(name: string) {
    try {
      await api.jobs.run.call({ name });
      toast.success(t('schedules.started', { name: isolate(name) }));
      await invalidateLists(queryClient, api.jobs.list.key({ type: 'infinite' }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(failureText(translate, error));
    }
  }

  return (
    <>
      <Button icon={CalendarClock} disabled={!data} onClick={() => setOpen(true)}>
        {t('schedules.title')}
      </Button>
      <DetailsDialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('schedules.title')}
        description={t('schedules.text')}
      >
        <dl className="-my-2 divide-y divide-line">
          {data?.items.map(
            ({ name, schedule, nextRunAt }) =>
              nextRunAt && (
                <div key={name} className="py-2">
                  <dt className="flex justify-between gap-3 font-medium">
                    <bdi id={`${id}-${name}`} dir="ltr">
                      {name}
                    </bdi>
                    <code dir="ltr" className="text-text-3">
                      {schedule}
                    </code>
                  </dt>
                  <dd className="flex items-center justify-between gap-3 text-text-2">
                    {t('schedules.next', { at: dateTimeText(nextRunAt) })}
                    {may(init, 'job', 'retry') && (
                      <Button
                        size={28}
                        variant="ghost"
                        writes
                        aria-describedby={`${id}-${name}`}
                        onClick={() => void run(name)}
                      >
                        {t('schedules.run')}
                      </Button>
                    )}
                  </dd>
                </div>
              ),
          )}
        </dl>
      </DetailsDialog>
    </>
  );
}
