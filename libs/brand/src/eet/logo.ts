import type { Brand, LogoPath } from '../brand';

// An E whose middle stroke is a price line.
const mark: readonly LogoPath[] = [
  { d: 'M6 0h20a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z', fill: 'action' },
  { d: 'M24 8.5H9v15h15', stroke: 'onAction', width: 2.5 },
  { d: 'M9 17h4.5l3-3.5 3 4.5 2.5-3h2', stroke: 'onAction', width: 2 },
];

const letter = { e: 'h12v2.6h-9v5.6h8.2v2.6h-8.2v6.6h9v2.6h-12z', t: 'h14.6v2.6h-5.8v17.4h-3v-17.4h-5.8z' };

/** The mark alone, and with the three letters beside it. */
export const eetLogo: Brand['logo'] = {
  mark: { width: 32, height: 32, paths: mark },
  full: {
    width: 94,
    height: 32,
    paths: [
      ...mark,
      { d: `M43 6${letter.e}`, fill: 'text' },
      { d: `M60 6${letter.e}`, fill: 'text' },
      { d: `M76.4 6${letter.t}`, fill: 'text' },
    ],
  },
};
