import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailHealth } from '#contract/dashboard/dashboard.ts';
import type { JobState } from '#contract/jobs/jobs.ts';

import { State, type StateProps } from '../../components/ui/state.tsx';
import { FigureName } from '../../layout/routes/parts/figure.tsx';
import { formatCount, formatDecimal } from '../../lib/format/format-number.ts';
import { may } from '../../lib/permissions.ts';
import { useInit } from '../../lib/services/use-init.ts';

const dots: Record<MailHealth['state'], StateProps['of']> = {
  delivering: 'active',
  delayed: 'waiting',
  stopped: 'banned',
  caught: 'neutral',
  off: 'neutral',
};

/** How the queue of outgoing mail does. */
export function MailSection({ mail }: { mail: MailHealth }) {
  const { t, i18n } = useTranslation('dashboard');
  const { state, waiting, retrying, failedToday, usualSeconds } = mail;
  const mayList = may(useInit(), 'job', 'list');
  const jobs = (state: JobState) => (mayList ? `/manager/jobs?name=app.mail&state=${state}` : undefined);
  const count = (value: number) => formatCount(i18n.language, value);
  return (
    <section>
      <div className="flex min-h-8 items-center gap-2">
        <h2 className="flex-1 text-14">{t('mail.title')}</h2>
        <span className="text-13">
          <State of={dots[state]}>{t(`mail.states.${state}`)}</State>
        </span>
      </div>
      {state === 'off' && <p className="py-3 text-13 text-text-3">{t('mail.offHint')}</p>}
      {state === 'caught' && (
        <p className="py-3 text-13 text-text-3">
          {t('mail.caughtHint')}{' '}
          <a href="/dev/mailbox" className="link py-1">
            {t('mail.openMailbox')}
          </a>
        </p>
      )}
      {state !== 'off' && state !== 'caught' && (
        <dl className="text-13">
          <Fact name={t('mail.waiting')} to={jobs('created')}>
            {count(waiting)}
          </Fact>
          <Fact name={t('mail.retrying')} to={jobs('retry')}>
            {count(retrying)}
          </Fact>
          <Fact name={t('mail.failedToday')}>{count(failedToday)}</Fact>
          <Fact name={t('mail.usual')}>
            {usualSeconds === null ? t('mail.none') : <Duration seconds={usualSeconds} />}
          </Fact>
        </dl>
      )}
    </section>
  );
}

function Duration({ seconds }: { seconds: number }) {
  const { t, i18n } = useTranslation('dashboard');
  const long = seconds >= 60;
  const value = formatDecimal(i18n.language, long ? seconds / 60 : seconds);
  return long ? t('mail.minutes', { value }) : t('mail.seconds', { value });
}

interface FactProps extends ComponentProps<typeof FigureName> {
  children: ReactNode;
}

function Fact({ children, ...figure }: FactProps) {
  return (
    <div className="relative flex min-h-11 items-center gap-3 border-line border-b py-1 last:border-b-0">
      <dt className="flex-1 text-text-2">
        <FigureName {...figure} />
      </dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  );
}
