import type { ReactNode } from 'react';

interface PictureCellProps {
  /** An Avatar of 32. */
  picture: ReactNode;
  /** The name, or the link with it. */
  name: ReactNode;
  /** The line below it. */
  children?: ReactNode;
}

/** Cell about a person or an organization: a picture, the name, and an address below it. */
export function PictureCell({ picture, name, children }: PictureCellProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3">
      {picture}
      <span className="min-w-0 flex-1 leading-[1.4]">
        <span className="flex min-w-0 items-baseline gap-2">{name}</span>
        {children && <span className="flex min-w-0 text-text-3">{children}</span>}
      </span>
    </span>
  );
}

/** An e-mail address or a short name, cut at its own end, whatever the direction of the page. */
export function CellAddress({ children }: { children: string }) {
  return (
    <span dir="ltr" className="min-w-0 truncate">
      {children}
    </span>
  );
}
