import { styled } from 'styled-components';
import { useEffect, useEffectEvent, useState } from 'react';

const Sign = styled.div`
  position: fixed;
  z-index: 10;
  top: calc(env(safe-area-inset-top) + 72px);
  left: 50%;
  padding: 6px 16px;
  border: 1px solid var(--line);
  border-radius: 999px;
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text-soft);
  font-size: var(--text-14);
  transform: translateX(-50%);
`;

// The distance of a deliberate pull, in contrast to a slip.
const FAR_PX = 96;
const NEAR_PX = 24;

type Pulled = 'near' | 'far' | 'reading' | undefined;

const words = { near: '下拉刷新', far: '松开刷新', reading: '正在刷新…' };

/** Refetches the figures when a page is pulled down from its very top. For touch only. */
export function PullToRefresh({ onRefresh }: { onRefresh: () => Promise<void> }) {
  const [pulled, setPulled] = useState<Pulled>();
  const refresh = useEffectEvent(async () => {
    setPulled('reading');
    await onRefresh();
    setPulled(undefined);
  });

  useEffect(() => {
    let from: number | undefined;
    let far = false;
    const start = ({ touches, target }: TouchEvent) => {
      const inDialog = target instanceof Element && target.closest('dialog') !== null;
      from = window.scrollY <= 0 && touches.length === 1 && !inDialog ? touches[0]?.clientY : undefined;
      far = false;
    };
    const move = ({ touches }: TouchEvent) => {
      if (from === undefined) return;
      const way = (touches[0]?.clientY ?? from) - from;
      far = way > FAR_PX;
      setPulled(far ? 'far' : way > NEAR_PX ? 'near' : undefined);
    };
    const end = () => {
      if (from === undefined) return;
      from = undefined;
      if (far) void refresh();
      else setPulled(undefined);
    };
    const passive = { passive: true };
    window.addEventListener('touchstart', start, passive);
    window.addEventListener('touchmove', move, passive);
    window.addEventListener('touchend', end, passive);
    window.addEventListener('touchcancel', end, passive);
    // Disables the browser's own pull-to-refresh, which reloads the whole page.
    document.documentElement.style.overscrollBehaviorY = 'contain';
    return () => {
      window.removeEventListener('touchstart', start);
      window.removeEventListener('touchmove', move);
      window.removeEventListener('touchend', end);
      window.removeEventListener('touchcancel', end);
      document.documentElement.style.overscrollBehaviorY = '';
    };
  }, []);

  return pulled && <Sign aria-live="polite">{words[pulled]}</Sign>;
}
