import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createChunk } from '../../lib/chunks/chunk.ts';

const popup = createChunk(async () => (await import('./tooltip-popup.tsx')).default);

const openDelay = 500;
/** Long enough to move the pointer from the part onto the tooltip itself. */
const closeDelay = 120;
/** When one tooltip has just closed, the next opens at once. */
const movingOn = 300;
/** There is one tooltip at a time: the next one hides the one before. */
let hideShown: (() => void) | null = null;
let lastClosed = Number.NEGATIVE_INFINITY;

const isMovingOn = () => hideShown !== null || performance.now() - lastClosed < movingOn;

type TooltipProps = {
  text: string;
  /** Keys that do the same, such as 'Ctrl B'. */
  keys?: string;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** Shows nothing for now: the text is beside the element already. */
  off?: boolean;
  /** A press shows it too: for text that users without a pointer need as well. */
  opensOnPress?: boolean;
  /** One focusable element. */
  children: ReactNode;
};

/**
 * Shows `text` beside its child after 500 ms of pointing, at keyboard focus, and where asked for at a press. Never the
 * only place of a fact. The positioning code is fetched with the first tooltip and costs nothing before.
 */
export function Tooltip(props: TooltipProps) {
  const { text, keys, side = 'top', off = false, opensOnPress = false, children } = props;
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const TooltipPopup = popup.loaded;

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!anchor) return;
    const hide = () => setAnchor(null);
    hideShown?.();
    hideShown = hide;
    return () => {
      if (hideShown === hide) hideShown = null;
      lastClosed = performance.now();
    };
  }, [anchor]);

  function schedule(run: () => void, delay: number) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, delay);
  }

  function open(delay: number) {
    if (off) return;
    schedule(() => {
      // What cannot be had is not shown: a tooltip is never the only place of a fact.
      const show = () => setAnchor(wrapper.current?.firstElementChild ?? null);
      popup.load().then(show, () => {});
    }, delay);
  }

  function close(delay = 0) {
    schedule(() => setAnchor(null), delay);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it only listens to what its child does
    <span
      ref={wrapper}
      className="contents"
      onPointerOver={(event) => {
        if (event.pointerType !== 'touch') open(isMovingOn() ? 0 : openDelay);
      }}
      onPointerOut={() => close(closeDelay)}
      onPointerDown={() => close()}
      onClick={() => opensOnPress && open(0)}
      onFocus={(event) => event.target.matches(':focus-visible') && open(0)}
      onBlur={() => close()}
    >
      {children}
      {anchor && TooltipPopup && (
        <TooltipPopup
          anchor={anchor}
          side={side}
          text={text}
          keys={keys}
          onPointerEnter={() => window.clearTimeout(timer.current)}
          onClose={() => close()}
        />
      )}
    </span>
  );
}
