import { Fragment } from 'react';
import { findMatches } from './find-matches.ts';

/** A text in which the words of a term are marked where they occur. */
export function MarkedText({ text, term }: { text: string; term: string }) {
  const matches = findMatches(text, term);
  const ends = [0, ...matches.map(([, to]) => to)];
  return (
    <>
      {matches.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ends[index], from)}
          <mark className="bg-transparent font-semibold text-accent-text">{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
