import { Kbd } from './kbd.tsx';

/** The keys at the end of an entry; not part of its name. */
export function MenuKeys({ keys }: { keys: string }) {
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden">
      <Kbd bare className="text-text-3">
        {keys}
      </Kbd>
    </span>
  );
}
