import clsx from 'clsx';

interface DocumentTextProps {
  as?: 'p' | 'span';
  className?: string;
  children: string;
}

/** What a document says: English, whatever the language of the page, with `names` set apart. */
export function DocumentText({ as: Tag = 'span', className, children }: DocumentTextProps) {
  return (
    <Tag lang="en" dir="ltr" className={clsx('wrap-anywhere ltr-isolate', className)}>
      {children.split(/`([^`]+)`/).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <code key={index} className="font-mono">
            {part}
          </code>
        ),
      )}
    </Tag>
  );
}
