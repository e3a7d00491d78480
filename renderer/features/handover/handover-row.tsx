import type { ReactNode } from 'react';

interface HandoverRowProps {
  label: string;
  /** 32 wide and high. */
  picture: ReactNode;
  children: ReactNode;
}

/** One of the two that come together: the account, or the device. */
export function HandoverRow({ label, picture, children }: HandoverRowProps) {
  return (
    <div className="relative py-2.5 ps-14 pe-3 not-first:border-line not-first:border-t">
      <dt className="text-12 text-text-3">{label}</dt>
      <dd className="text-14">
        <span className="absolute inset-y-0 start-3 flex items-center">{picture}</span>
        {children}
      </dd>
    </div>
  );
}
