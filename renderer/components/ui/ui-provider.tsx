import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/**
 * Tells the headless parts the direction of the page and keeps them from writing <style> elements, which
 * the content security policy blocks. Rendered once, around everything.
 */
export function UiProvider({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>{children}</DirectionProvider>
    </CSPProvider>
  );
}
