import clsx from 'clsx';
import { useCallback, useState } from 'react';

/** Arabic's article, which no one takes for the initial of a name. */
const article = /^\u0627\u0644(?=\p{L}{2})/u;

/** Brackets, quotes and dashes in front of a word. */
const opening = /^\p{P}+/u;

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Two letters for a user: of the first and the last word of the name, or one of a single word. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(opening, ''))
    .filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen.map((word) => firstLetter((word ?? '').replace(article, '')).toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  return [...graphemes.segment(word)][0]?.segment ?? '';
}

/** Always the same one of `count` choices (from 0) for the same id: FNV-1a. */
export function choiceOf(id: string, count: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % count;
}

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
