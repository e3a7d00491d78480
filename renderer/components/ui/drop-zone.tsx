import clsx from 'clsx';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Icon } from './icon.tsx';

interface DropZoneProps {
  /** 'Choose a file', which pressing it does. */
  choose: ReactNode;
  /** 'or drop it here' */
  drop: ReactNode;
  hint?: ReactNode;
  /** Kinds of files that the dialog of the browser offers. */
  accept?: string;
  multiple?: boolean;
  className?: string | undefined;
  onFiles(files: File[]): void;
}

/** A place to drop files on; pressing it chooses some. */
export function DropZone({ choose, drop, hint, className, onFiles, ...input }: DropZoneProps) {
  const [over, setOver] = useState(false);

  function drag(event: DragEvent, isOver: boolean) {
    event.preventDefault();
    setOver(isOver);
  }

  return (
    <label
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={clsx(
        'relative grid justify-items-center gap-1 rounded-8 border border-dashed px-4 py-7 text-center text-13 transition-colors',
        'has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        over ? 'border-accent bg-accent-tint' : 'border-control hover:bg-hover',
        className,
      )}
    >
      <Icon of={Upload} className="mb-1 text-text-3" />
      <span>
        <span className="font-medium text-accent-text">{choose}</span> {drop}
      </span>
      {hint && <span className="text-12 text-text-3">{hint}</span>}
      <input
        type="file"
        {...input}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file again, mended, is a change too.
          event.target.value = '';
        }}
        className="absolute inset-0 opacity-0"
      />
    </label>
  );
}
