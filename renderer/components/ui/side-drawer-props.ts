import type { ReactNode } from 'react';

export type SideDrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its name for assistive technology. */
  label: string;
  children: ReactNode;
};
