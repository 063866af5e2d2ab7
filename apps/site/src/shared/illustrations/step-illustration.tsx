import type { ReactNode } from 'react';
import { Illustration } from './illustration';

/** A phone with a code and its confirmation. */
const register = (
  <>
    <rect x="52" y="4" width="56" height="88" rx="8" data-fill="" />
    <path d="M74 12h12" />
    <path d="M62 30h36v14H62z" data-fill="tint" />
    <path d="M68 37h2M76 37h2M84 37h2M92 37h2" />
    <circle cx="80" cy="66" r="12" data-fill="tint" data-accent="" />
    <path d="M74 66l4 4 8-8" data-accent="" />
  </>
);

/** An identity card under a lens. */
const verify = (
  <>
    <rect x="18" y="18" width="104" height="64" rx="6" data-fill="" />
    <circle cx="42" cy="42" r="9" data-fill="tint" />
    <path d="M28 68c2-10 26-10 28 0M68 36h40M68 48h28M68 60h16" />
    <circle cx="112" cy="62" r="18" data-fill="tint" data-accent="" />
    <path d="M125 75l14 14M105 62l5 5 9-9" data-accent="" />
  </>
);

/** Coins that go into an account with a rising line. */
const fund = (
  <>
    <path d="M14 70v10c0 5 40 5 40 0V70M14 58v10c0 5 40 5 40 0V58" data-fill="" />
    <ellipse cx="34" cy="56" rx="20" ry="6" data-fill="tint" data-level="" />
    <path d="M62 48h18M74 42l6 6-6 6" data-accent="" />
    <rect x="90" y="18" width="60" height="64" rx="6" data-fill="" />
    <path d="M90 34h60" />
    <path d="M98 70l12-10 10 6 20-22" data-accent="" />
    <circle cx="140" cy="44" r="3" data-accent="fill" />
  </>
);

const drawings = { register, verify, fund } satisfies Record<string, ReactNode>;

/** The drawing of a step to an account. */
export function StepIllustration({ of }: { of: keyof typeof drawings }) {
  return <Illustration>{drawings[of]}</Illustration>;
}
