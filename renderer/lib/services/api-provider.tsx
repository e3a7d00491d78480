import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from './use-api.ts';

/** Gives the pages of an area their data; the area's route has loaded it. */
export function ApiProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={useApi().queryClient}>{children}</QueryClientProvider>;
}
