import type { Brand, LogoPath } from '../brand';

// A rising lark: two wings over a horizon.
const mark: readonly LogoPath[] = [
  { d: 'M16 0a16 16 0 1 1 0 32a16 16 0 1 1 0-32Z', fill: 'action' },
  { d: 'M7 20c4-1 6-4 9-9c1 4 4 6 9 6', stroke: 'onAction', width: 2.5 },
  { d: 'M9 24.5h14', stroke: 'onAction', width: 2 },
];

// 云 and 雀 are too fine to draw as bars, so the name is in Latin capitals: YUNQUE.
const letters = [
  'M42 8l5 8v8M52 8l-5 8',
  'M57 8v11a5 5 0 0 0 10 0V8',
  'M73 24V8l10 16V8',
  'M95 8.5a6 6 0 0 1 6 6v3a6 6 0 1 1-12 0v-3a6 6 0 0 1 6-6ZM97 20l5 5',
  'M107 8v11a5 5 0 0 0 10 0V8',
  'M133 8h-10v16h10M123 16h8',
];

export const yunqueLogo: Brand['logo'] = {
  mark: { width: 32, height: 32, paths: mark },
  full: {
    width: 136,
    height: 32,
    paths: [...mark, ...letters.map((d) => ({ d, stroke: 'text' as const, width: 2.5 }))],
  },
};
