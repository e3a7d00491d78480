/** The edge of a key blade: six cuts in the 352 px under the column of a sign-in page. */
const column = 352;
const height = 148;
const edge = 40;
const flat = 14;
/** Wide enough for any window; the drawing is centred and never scaled. */
export const bladeWidth = 6000;
export const bladeHeight = height;
const start = (bladeWidth - column) / 2;
const pitch = column / 6;
/** How deep each cut goes; its flanks fall one in two. */
const depths = [16, 28, 11, 34, 22, 8];

/** The edge with its first `cuts` notches, as the `d` of a path; `from` and `to` are its ends in x. */
function edgePath(cuts: number, from: number, to: number): string {
  const notches = depths.slice(0, cuts).map((depth, index) => {
    const middle = start + pitch * (index + 0.5);
    const half = flat / 2;
    const flank = depth / 2;
    return [
      point(middle - half - flank, edge),
      point(middle - half, edge + depth),
      point(middle + half, edge + depth),
      point(middle + half + flank, edge),
    ].join('L');
  });
  return `M${[point(from, edge), ...notches, point(to, edge)].join('L')}`;
}

function point(x: number, y: number): string {
  return `${Math.round(x * 10) / 10} ${y}`;
}

export function bladePaths(cuts: number) {
  const line = edgePath(cuts, 0, bladeWidth);
  return {
    edge: line,
    fill: `${line}V${height}H0Z`,
    /** What is cut so far, for the highlight. */
    done: edgePath(cuts, start, start + pitch * cuts),
  };
}
