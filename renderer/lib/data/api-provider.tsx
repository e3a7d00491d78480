import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAreaData } from './use-api.ts';

/** Gives the pages of an area their data; the area's route has loaded it. */
export function AreaDataProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={useAreaData().queryClient}>{children}</QueryClientProvider>;
}
