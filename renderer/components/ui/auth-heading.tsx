import type { ReactNode } from 'react';

type AuthHeadingProps = {
  /** A number above the title, such as 404. */
  number?: number | undefined;
  title: string;
  /** One or two sentences below. */
  children?: ReactNode;
};

/** Title and lead of a sign-in page: sign-in, onboarding, errors. */
export function AuthHeading({ number, title, children }: AuthHeadingProps) {
  return (
    <div className="wrap-anywhere">
      {number !== undefined && <p className="mb-1 font-medium text-14 text-text-3 tabular-nums">{number}</p>}
      <h1 className="text-24">{title}</h1>
      {children && <p className="mt-1.5 text-14 text-text-2 leading-normal">{children}</p>}
    </div>
  );
}
