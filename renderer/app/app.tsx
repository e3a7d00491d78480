import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Services, ServicesContext } from '../lib/services.ts';

/** The providers around the router, the same in the browser, on the server and in the desktop app. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <StrictMode>
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.i18n}>
          <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
        </I18nextProvider>
      </ServicesContext>
    </StrictMode>
  );
}
