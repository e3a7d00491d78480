import { type ReactNode, useId } from 'react';

interface SettingsSectionProps {
  title: string;
  /** One sentence. */
  description: string;
  children: ReactNode;
  /** 3 where it belongs to something that has a heading of its own on the page. */
  headingLevel?: 2 | 3;
}

/** One matter of a page of settings: what it is about at the start, what can be done at the end; on narrow pages below. */
export function SettingsSection({ title, description, children, headingLevel = 2 }: SettingsSectionProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-4 border-line border-t py-6 first-of-type:border-t-0 lg:grid-cols-[17.5rem_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <Heading id={id} className="text-14">
          {title}
        </Heading>
        <p className="mt-0.5 text-13 text-text-3">{description}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
