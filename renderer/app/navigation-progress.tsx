import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { useDelayedPending } from '../lib/use-delayed-pending.ts';

/** A slim bar at the top edge while the next page is more than a second on its way. */
export function NavigationProgress() {
  const { t } = useTranslation();
  const pending = useDelayedPending(useNavigation().state !== 'idle');
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      {pending && (
        <>
          <span className="sr-only">{t('states.loading')}</span>
          <span className="block h-full w-1/3 animate-progress bg-accent motion-reduce:w-full" />
        </>
      )}
    </div>
  );
}
