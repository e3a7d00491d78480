import clsx from 'clsx';
import { codeLength } from '#contract/sign-in-code.ts';

export type CodeSelection = { start: number; end: number } | null;

type CodeCellsProps = {
  code: string;
  /** Selection in the input behind, or null while it has no focus. */
  selection: CodeSelection;
  size: 44 | 56;
  invalid: boolean;
  off?: boolean | undefined;
};

const positions = Array.from({ length: codeLength }, (_, index) => index);

/** The six cells that a CodeInput shows; the input itself lies over them, invisible. */
export function CodeCells({ code, selection, size, invalid, off }: CodeCellsProps) {
  return (
    <div aria-hidden="true" className="flex gap-2 noscript:hidden">
      {positions.map((position) => {
        const cell = cellState(position, selection);
        return (
          <span
            key={position}
            data-current={cell.current || undefined}
            className={clsx(
              'grid flex-1 place-items-center rounded-8 border font-medium leading-none code-figures transition-colors',
              size === 56 ? 'h-14 text-[1.5rem]' : 'h-11 text-[1.25rem]',
              off ? 'bg-sunken text-text-2' : cellFill(cell.selected, invalid),
              cellEdge(cell.current, invalid, off),
            )}
          >
            {code[position] ?? (cell.current && <span className="h-6 w-[1.5px] animate-caret bg-text" />)}
          </span>
        );
      })}
    </div>
  );
}

function cellFill(selected: boolean, invalid: boolean): string {
  if (!selected) return 'bg-raised';
  return invalid ? 'bg-danger-tint' : 'bg-accent-tint-2';
}

function cellEdge(current: boolean, invalid: boolean, off: boolean | undefined): string {
  if (off) return 'border-line-strong';
  if (!current) return invalid ? 'border-danger' : 'border-control';
  return clsx('border-transparent outline-2 -outline-offset-1', invalid ? 'outline-danger' : 'outline-focus');
}

function cellState(position: number, selection: CodeSelection) {
  if (!selection) return { current: false, selected: false };
  const { start, end } = selection;
  if (start !== end) return { current: position === start, selected: position >= start && position < end };
  return { current: position === Math.min(start, codeLength - 1), selected: false };
}
