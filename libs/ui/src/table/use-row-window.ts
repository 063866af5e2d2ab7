import { useEffect, useState, type RefObject } from 'react';

/** The rendered rows, from `from` up to but excluding `to`, and the height in px of the omitted rows before and after. */
export type RowWindow = { from: number; to: number; before: number; after: number };

// Shorter tables do not need windowing.
const FEW = 60;
const MOST = 48;
const STEP = 6;
const FIRST_HEIGHT = 48;

/**
 * The rows of a long table that are near the viewport: the DOM has only as many as fill the screen, and some above and below, at
 * most 48. Row heights are the average of the rendered rows, because a card on a phone is higher than a row on desktop.
 */
export function useRowWindow(body: RefObject<HTMLElement | null>, count: number): RowWindow {
  const long = count > FEW;
  const [from, setFrom] = useState(0);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const [drawn, setDrawn] = useState(MOST);

  useEffect(() => {
    if (!long) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const rows = body.current;
      if (!rows) return;
      const standing = [...rows.children].filter((row) => !row.hasAttribute('data-left-out'));
      const [first, last] = [standing[0], standing[standing.length - 1]];
      if (!first || !last) return;
      const each = (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / standing.length;
      if (each <= 0) return;
      setHeight((before) => (Math.abs(before - each) < 1 ? before : each));
      // One step above the screen, for scrolling back, and one below it.
      const needed = Math.min(MOST, Math.ceil(window.innerHeight / each / STEP) * STEP + 3 * STEP);
      setDrawn(needed);
      const top = -rows.getBoundingClientRect().top / each - STEP;
      setFrom(Math.max(0, Math.min(Math.floor(top / STEP) * STEP, count - needed)));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    window.addEventListener('scroll', later, { passive: true, capture: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [body, long, count]);

  if (!long) return { from: 0, to: count, before: 0, after: 0 };
  const start = Math.min(from, count - drawn);
  const to = start + drawn;
  return { from: start, to, before: Math.round(start * height), after: Math.round((count - to) * height) };
}
