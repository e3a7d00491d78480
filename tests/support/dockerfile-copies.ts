export interface Copy {
  /** The stage it is taken from; undefined: the project. */
  from?: string;
  sources: string[];
  target: string;
}

/** What the last stage of a Dockerfile copies into the image, in its order. */
export function readCopies(dockerfile: string): Copy[] {
  const stages = dockerfile.split(/^FROM /m);
  const lines = (stages.at(-1) ?? '').split('\n');
  return lines.flatMap((line) => {
    const [instruction, ...words] = line.trim().split(/\s+/);
    if (instruction !== 'COPY') return [];
    const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
    const paths = words.filter((word) => !word.startsWith('--'));
    return [{ ...(from && { from }), sources: paths.slice(0, -1), target: paths.at(-1) ?? '.' }];
  });
}
