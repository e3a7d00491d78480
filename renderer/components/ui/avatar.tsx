import clsx from 'clsx';
import { useCallback, useState } from 'react';
import { choiceOf, initialsOf } from '#contract/initials.ts';

const tints = [
  'bg-person-1 text-person-1-text',
  'bg-person-2 text-person-2-text',
  'bg-person-3 text-person-3-text',
  'bg-person-4 text-person-4-text',
  'bg-person-5 text-person-5-text',
];

const sizes = {
  20: 'size-5 text-[0.5625rem]',
  28: 'size-7 text-[0.6875rem]',
  32: 'size-8 text-[0.75rem]',
  64: 'size-16 text-[1.375rem]',
};

type AvatarProps = {
  /** Chooses the tint, everywhere the same: that of the user or organization itself. What is not stored yet has none. */
  id: string | undefined;
  name: string;
  image?: string | null | undefined;
  size?: keyof typeof sizes;
  className?: string;
};

/** The picture of a user, round, else initials. Decoration, because the name is beside it. */
export function Avatar({ id, name, image, size = 28, className }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const onMount = useCallback((picture: HTMLImageElement | null) => {
    // It may have failed before the page came alive.
    if (picture?.complete && picture.naturalWidth === 0) setFailed(picture.getAttribute('src') ?? '');
  }, []);
  if (image && image !== failed) {
    return (
      <img
        key={image}
        ref={onMount}
        src={image}
        alt=""
        width={size}
        height={size}
        onError={() => setFailed(image)}
        className={clsx(
          'shrink-0 rounded-full bg-sunken object-cover outline-1 -outline-offset-1 outline-line',
          sizes[size],
          className,
        )}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      // Drawn rather than written: initials are no part of the name of the button that they are in.
      data-initials={initialsOf(name)}
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full font-semibold leading-none before:content-[attr(data-initials)]',
        sizes[size],
        id === undefined ? 'bg-sunken text-text-2' : tints[choiceOf(id, tints.length)],
        className,
      )}
    />
  );
}
