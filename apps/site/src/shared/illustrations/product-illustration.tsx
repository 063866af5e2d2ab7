import type { ProductKind } from '@portal/brand';
import type { ReactNode } from 'react';
import { Illustration } from './illustration';

/** A yuan and a euro coin. */
const forex = (
  <>
    <circle cx="62" cy="48" r="32" data-fill="" />
    <path d="M50 33l12 15 12-15M62 48v18M52 51h20M52 58h20" />
    <circle cx="102" cy="48" r="32" data-fill="tint" data-accent="" />
    <path d="M114 38a15 15 0 1 0 0 20M88 45h18M88 51h18" data-accent="" />
  </>
);

/** Three bars of gold and a drop of oil. */
const goods = (
  <>
    <path d="M14 80l8-22h36l8 22zM66 80l8-22h36l8 22z" data-fill="" />
    <path d="M40 56l8-22h36l8 22z" data-fill="tint" data-level="" />
    <path d="M54 42h24" data-level="" />
    <path d="M130 22c11 16 16 24 16 33a16 16 0 0 1-32 0c0-9 5-17 16-33z" data-fill="tint" data-accent="" />
    <path d="M122 56a8 8 0 0 0 8 8" data-accent="" />
  </>
);

/** Columns of unequal height, and the line of their average. */
const indexes = (
  <>
    <path d="M18 82V58h18v24M46 82V44h18v38M74 82V52h18v30M102 82V32h18v50M130 82V22h18v60" data-fill="" />
    <path d="M10 82h142" />
    <path d="M14 60c20-4 28-22 42-22s20 8 34 2 32-28 56-30" data-accent="" />
    <circle cx="146" cy="10" r="4" data-accent="fill" />
  </>
);

/** Linked blocks. */
const digiccy = (
  <>
    <path d="M54 48h16M98 30l12-6M98 66l12 6" />
    <path d="M34 24l20 12v24L34 72 14 60V36z" data-fill="" />
    <path d="M84 22l22 13v26L84 74 62 61V35z" data-fill="tint" data-accent="" />
    <path d="M84 74V48l22-13M84 48L62 35" data-accent="" />
    <path d="M126 6l14 8v16l-14 8-14-8V14zM126 58l14 8v16l-14 8-14-8V66z" data-fill="" />
  </>
);

/** Candles on a share certificate. */
const stock = (
  <>
    <path d="M26 10h92l16 16v60H26z" data-fill="" />
    <path d="M118 10v16h16" />
    <path d="M50 40v38M78 28v44M106 22v40" />
    <path d="M44 50h12v20H44z" data-fill="" />
    <path d="M72 38h12v24H72z" data-fill="tint" data-accent="" />
    <path d="M100 30h12v22h-12z" data-fill="tint" data-accent="" />
    <path d="M38 20h34" />
  </>
);

const drawings: Readonly<Record<ProductKind, ReactNode>> = { forex, goods, indexes, digiccy, stock };

/** The drawing of a product line. */
export function ProductIllustration({ of }: { of: ProductKind }) {
  return <Illustration>{drawings[of]}</Illustration>;
}
