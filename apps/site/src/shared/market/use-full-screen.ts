import { useEffect, useState, type RefObject } from 'react';

/**
 * Shows an element over the whole screen. Where the browser has no full screen for elements, as on an iPhone, the caller's styles
 * for `full` cover the page instead. Escape ends both.
 */
export function useFullScreen(ref: RefObject<HTMLElement | null>): readonly [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    if (!full) return;
    const ended = () => {
      if (document.fullscreenElement === null) setFull(false);
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // In a dialog, Escape ends the full screen and not the dialog.
      event.preventDefault();
      setFull(false);
    };
    document.addEventListener('fullscreenchange', ended);
    document.addEventListener('keydown', pressed, true);
    return () => {
      document.removeEventListener('fullscreenchange', ended);
      document.removeEventListener('keydown', pressed, true);
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
    };
  }, [full]);
  const toggle = () => {
    if (!full) void ref.current?.requestFullscreen?.().catch(() => undefined);
    setFull(!full);
  };
  return [full, toggle];
}
