/** Context that the frame of the sign-in pages gives to the page inside (`useOutletContext`). */
export interface AuthLayoutContext {
  /** Cuts as many notches into the key blade. Keeps its identity. */
  showCuts(count: number): void;
}
