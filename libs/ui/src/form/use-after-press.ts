import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs a callback at once or, while a mouse button or finger is down, after the click. An element that appears between press and
 * release shifts the page: the click would hit something else, and the user would have to press submit twice.
 */
export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      pressed.current = true;
    };
    const release = () => {
      pressed.current = false;
      const acts = waiting.current.splice(0);
      if (acts.length > 0) setTimeout(() => acts.forEach((act) => act()));
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((act) => {
    if (pressed.current) waiting.current.push(act);
    else act();
  }, []);
}
