import { useRef, useState } from 'react';
import { createChunk, loadOnIntent } from '../../lib/chunks/chunk.ts';
import { useChunk } from '../../lib/chunks/use-chunk.ts';
import { FilterButton } from '../../ui/filter-button.tsx';

const choices = createChunk(async () => (await import('./filter-choices.tsx')).default);

interface FilterMenuProps<Value extends string> {
  /** What is filtered, such as 'State'. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  /** Stands for no choice. */
  anyLabel: string;
  onChoose(value: Value | undefined): void;
}

/** A pill above a list: opens its choices, and takes the one that is set out again. The menu's code comes when it is wanted. */
export function FilterMenu<Value extends string>(props: FilterMenuProps<Value>) {
  const { name, options, value, anyLabel, onChoose } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const FilterChoices = useChunk(choices, open, () => setOpen(false));
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="noscript:hidden">
      <FilterButton
        ref={button}
        name={name}
        value={chosen?.label ?? anyLabel}
        active={chosen !== undefined}
        aria-haspopup={chosen ? undefined : 'menu'}
        aria-expanded={chosen ? undefined : open}
        {...loadOnIntent(choices)}
        onClick={() => (chosen ? onChoose(undefined) : setOpen(!open))}
      />
      {FilterChoices && (
        <FilterChoices
          open={open}
          onOpenChange={setOpen}
          button={button}
          name={name}
          options={options}
          onChoose={(next) => {
            setOpen(false);
            onChoose(options.find((option) => option.value === next)?.value);
          }}
        />
      )}
    </span>
  );
}
