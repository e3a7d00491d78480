import { useMutation, useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExportFormat, exportFormats } from '#contract/audit-log/audit-log.ts';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureAlert } from '../../components/ui/failure-alert.tsx';
import { toast } from '../../components/ui/toast.ts';
import { useDateTimeText } from '../../components/use-date-text.ts';
import { useApi } from '../../lib/services/use-api.ts';
import type { EventListPage } from './event-list.ts';

/** Milliseconds after which is asked again, at first, whether a file is written. */
const askAgainAfter = 2000;

/** Asks more and more seldom: a file whose job has failed waits until it is deleted. */
function intervalOf(files: readonly { isReady: boolean; createdAt: string }[] = []): number | false {
  const waited = files.flatMap(({ isReady, createdAt }) =>
    isReady ? [] : Date.now() - Date.parse(createdAt),
  );
  return waited.length > 0 && Math.max(askAgainAfter, Math.min(...waited) / 10);
}

/** Opens the files of the list: to have one written, and to download those that are. */
export function ExportsButton({ whole }: Pick<EventListPage, 'whole'>) {
  const { t } = useTranslation('audit-log');
  const { t: ui } = useTranslation('ui');
  const { t: records } = useTranslation('records');
  const { api, queryClient } = useApi();
  const [open, setOpen] = useState(false);
  const dateTimeText = useDateTimeText();
  const { data } = useQuery({
    ...api.auditLog.exports.queryOptions(),
    refetchInterval: ({ state }) => intervalOf(state.data?.items),
  });
  const waiting = data?.items.filter(({ isReady }) => !isReady).length;
  const before = useRef(waiting);
  useEffect(() => {
    if (waiting !== undefined && before.current !== undefined && waiting < before.current)
      toast.success(t('export.ready'));
    before.current = waiting;
  }, [waiting, t]);
  const ask = useMutation({
    mutationFn: (format: ExportFormat) => api.auditLog.export.call({ ...whole, format }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.auditLog.exports.key() }),
  });
  return (
    <>
      <Button icon={Download} onClick={() => setOpen(true)}>
        {records('export')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={t('export.title')}
        description={t('export.text')}
        actions={
          <>
            <Button size={36} onClick={() => setOpen(false)}>
              {ui('close')}
            </Button>
            {exportFormats.map((format) => (
              <Button
                key={format}
                size={36}
                variant={format === 'csv' ? 'primary' : undefined}
                writes
                loading={ask.isPending && ask.variables === format}
                onClick={() => ask.mutate(format)}
              >
                {t(`export.${format}`)}
              </Button>
            ))}
          </>
        }
      >
        <FailureAlert error={ask.error} />
        <ul aria-live="polite" className="max-h-60 divide-y divide-line overflow-y-auto text-13">
          {data?.items.map(({ id, format, createdAt, isReady }) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-3">
              <span id={`${id}-file`}>
                <bdi>{format.toUpperCase()}</bdi> · <bdi>{dateTimeText(createdAt)}</bdi>
              </span>
              {isReady ? (
                <a
                  id={id}
                  aria-labelledby={`${id} ${id}-file`}
                  href={`/api/audit/export?id=${id}`}
                  download
                  className={buttonClass({ size: 28 })}
                >
                  {t('export.download')}
                </a>
              ) : (
                <span className="text-text-3">{t('export.waiting')}</span>
              )}
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
