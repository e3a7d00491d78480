import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { desktopBridge } from '../../../lib/desktop/bridge.ts';
import { useDesktopState } from '../../../lib/desktop/desktop-store.ts';
import { pageHeading } from '../../../lib/navigation/page-heading.ts';

/** Asks, where nobody has yet, whether an AppImage may make links lead to it: where one signs in they are needed first. */
export function LinksOffer() {
  const { t } = useTranslation('desktop');
  const { links } = useDesktopState();
  const [accepting, setAccepting] = useState(false);
  if (links === 'blocked' && accepting)
    return (
      <Alert tone="danger" role="alert">
        {t('links.blocked')}
      </Alert>
    );
  if (links !== 'undecided') return null;

  function choose(accept: boolean) {
    setAccepting(accept);
    void desktopBridge?.links.choose({ accept });
    // What was pressed goes away.
    pageHeading()?.focus({ preventScroll: true });
  }

  return (
    <Alert tone="info">
      <p>{t('links.offer')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size={28} loading={accepting} onClick={() => choose(true)}>
          {t('links.accept')}
        </Button>
        <Button variant="ghost" size={28} onClick={() => choose(false)}>
          {t('links.decline')}
        </Button>
      </div>
    </Alert>
  );
}
