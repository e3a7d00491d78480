import { type ReactNode, StrictMode, useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { directionOf, type Language } from '#contract/facts/languages.ts';
import { Toaster } from '../../components/ui/toaster.tsx';
import { UiProvider } from '../../components/ui/ui-provider.tsx';
import { DemoContext } from '../../lib/demo/demo-context.ts';
import { followChosenLanguage } from '../../lib/i18n/language-detector.ts';
import { type Services, ServicesContext } from '../../lib/services/services.ts';
import { useInit } from '../../lib/services/use-init.ts';
import { shellSlots } from '../../lib/shell/shell-slots.ts';

interface ProvidersProps {
  services: Services;
  /** Subscribes to changes of the session, in a browser. */
  watchSession?: () => () => void;
  children: ReactNode;
}

/** The providers around the router, the same wherever pages are rendered. */
export function Providers({ services, watchSession, children }: ProvidersProps) {
  useEffect(() => followChosenLanguage(services.i18n), [services.i18n]);
  useEffect(() => watchSession?.(), [watchSession]);
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.i18n}>
          <Overlays>{children}</Overlays>
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>
  );
}

/** Providers of popups, and toasts, in the direction of the language. */
function Overlays({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const direction = directionOf(i18n.language as Language);
  const { demo } = useInit();
  const { ShellCommandHandler } = shellSlots;
  return (
    <UiProvider direction={direction}>
      <DemoContext value={demo}>{children}</DemoContext>
      <Toaster direction={direction} />
      {ShellCommandHandler && <ShellCommandHandler />}
    </UiProvider>
  );
}
