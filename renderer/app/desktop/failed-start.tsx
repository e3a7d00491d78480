import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConnectionProblem } from '#contract/desktop/state.ts';
import { product } from '#contract/product.ts';
import { AuthHeading } from '../../components/ui/auth-heading.tsx';
import { StateDrawing } from '../../components/ui/state-drawing.tsx';
import { RetryButton, RetryCountdown } from '../../features/desktop/connection.tsx';
import { ServerAddressButton } from '../../features/desktop/server-address/server-button.tsx';
import { UpdateAction, UpdateText } from '../../features/desktop/update/update-state.tsx';
import { useDesktopState } from '../../lib/desktop/desktop-store.ts';
import { useServices } from '../../lib/services/services.ts';
import { AuthCard } from '../auth-layout/auth-card.tsx';

/** Shows what is wrong with the connection where that is why there is no page; any other error is shown as it is. */
export function FailedStart({ children }: { children: ReactNode }) {
  const { connection } = useDesktopState();
  const { init } = useServices();
  const known = useSyncExternalStore(init.subscribe, init.get);
  if (known || connection.status !== 'failed') return children;
  return <ConnectionScreen problem={connection.problem} retryAt={connection.retryAt} />;
}

interface ConnectionScreenProps {
  problem: ConnectionProblem;
  /** ISO 8601. */
  retryAt: string;
}

/** Says why nothing can be shown yet. The page that was asked for comes by itself once the server answers. */
function ConnectionScreen({ problem, retryAt }: ConnectionScreenProps) {
  const { t } = useTranslation('desktop');
  const { version } = useDesktopState();
  const title = t(`connection.${problem}.title`);
  useEffect(() => {
    document.title = `${title} | ${product.name}`;
  }, [title]);
  return (
    <AuthCard>
      <StateDrawing of={problem === 'unreachable' ? 'snapped' : 'misfit'} />
      <div role="status">
        <AuthHeading title={title}>
          {t(`connection.${problem}.description`, { product: product.name, version })}
        </AuthHeading>
      </div>
      {problem === 'app-too-old' && (
        <div className="grid justify-items-start gap-2.5 text-13 text-text-2 [&>:first-child]:w-full">
          <UpdateText />
          <UpdateAction />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <RetryButton variant="primary" size={36} />
        <ServerAddressButton size={36} />
        <RetryCountdown retryAt={retryAt} />
      </div>
    </AuthCard>
  );
}
