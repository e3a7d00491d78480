import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { Link } from '../../../components/navigation/link.tsx';
import { PostForm } from '../../../components/navigation/post-form.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { restoreFocus } from '../../../lib/navigation/heading-focus.ts';
import type { FirstStepLink } from './dashboard-part.ts';

interface FirstStepsProps {
  title: string;
  intro: string;
  steps: readonly FirstStepLink[];
  /** Ids of those that are done. */
  done: readonly string[];
  /** Address to which the form that dismisses them is sent. */
  dismissAt: string;
}

/** First steps of something new, shown until all are done or somebody who may dismisses them. */
export function FirstSteps({ title, intro, steps, done, dismissAt }: FirstStepsProps) {
  const { t } = useTranslation();
  const isLeaving = useNavigation().formAction === dismissAt;
  return (
    <section ref={restoreFocus} className="mb-6 rounded-10 border border-line bg-raised px-4 pt-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="text-14">{title}</h2>
          <p className="text-13 text-text-3">{intro}</p>
        </div>
        <PostForm action={dismissAt}>
          <Button type="submit" variant="ghost" size={28} loading={isLeaving} className="-me-2.5">
            {t('firstSteps.dismiss')}
          </Button>
        </PostForm>
      </div>
      <ol className="mt-1 text-13">
        {steps.map((step) => (
          <Step key={step.id} step={step} isDone={done.includes(step.id)} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, isDone }: { step: FirstStepLink; isDone: boolean }) {
  const { t } = useTranslation();
  const translate = useTranslate();
  const title = translate(step.title);
  return (
    <li className="flex min-h-11 items-start gap-3 border-line border-b py-3 last:border-b-0">
      <Icon
        of={isDone ? CircleCheck : Circle}
        className={isDone ? 'mt-px text-success-text' : 'mt-px text-control'}
      />
      {isDone ? (
        <span className="text-text-3">
          {title}
          <span className="sr-only">: {t('firstSteps.done')}</span>
        </span>
      ) : (
        <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
          <Place to={step.to}>{title}</Place>
          <span className="min-w-0 text-text-3">{translate(step.hint)}</span>
        </div>
      )}
    </li>
  );
}

/** Leads to a page of the product, or in a tab of its own to its documentation. */
function Place({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  // A target of 26 in a line of 18, over the line that follows on a phone.
  const className = 'link relative -my-1 shrink-0 py-1 font-medium';
  if (to.startsWith('/')) {
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <span className="sr-only"> {t('opensNewTab')}</span>
    </a>
  );
}
