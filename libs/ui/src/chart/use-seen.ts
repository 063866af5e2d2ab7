import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has been in or near the viewport at least once.
 * @param part fraction of its height that must be visible, 0 to 1; without it, being near is enough
 */
export function useSeen(ref: RefObject<Element | null>, { part }: { part?: number } = {}): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (seen || !element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setSeen(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      part === undefined ? { rootMargin: '120px' } : { threshold: part },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen, part]);
  return seen;
}
