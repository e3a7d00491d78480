import { Fragment } from 'react';
import { CodeText } from '../code-text.tsx';

/** A path from left to right, broken after its slashes where there is no room; what stands for a value is set apart. */
export function OperationPath({ base, path }: { base: string; path: string }) {
  return (
    <CodeText className="font-medium text-13">
      <span className="font-normal text-text-3">{base}</span>
      {path.split(/(?<=\/)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a path never move
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part.split(/({[^}]+})/).map((piece) =>
            piece.startsWith('{') ? (
              <span key={piece} className="text-accent-text">
                {piece}
              </span>
            ) : (
              piece
            ),
          )}
        </Fragment>
      ))}
    </CodeText>
  );
}
