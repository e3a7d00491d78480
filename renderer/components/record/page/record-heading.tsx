import type { ReactNode, RefObject } from 'react';

interface RecordHeadingProps {
  name: string;
  heading: RefObject<HTMLHeadingElement | null>;
  /** A line below the name. */
  children?: ReactNode;
}

/** The name at the top of a record's page. */
export function RecordHeading({ name, heading, children }: RecordHeadingProps) {
  return (
    <div className="mb-8">
      <h1 ref={heading} dir="auto" className="mb-1.5 text-24 text-match-parent leading-[1.3] wrap-anywhere">
        {name}
      </h1>
      {children}
    </div>
  );
}
