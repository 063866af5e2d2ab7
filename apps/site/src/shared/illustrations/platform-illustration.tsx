import type { ReactNode } from 'react';
import { Illustration } from './illustration';

const desktop = (
  <>
    <rect x="16" y="6" width="128" height="68" rx="6" data-fill="" />
    <path d="M80 74v14M56 90h48" />
    <path d="M16 20h128M104 20v54" />
    <path d="M36 34v28M56 28v30M76 30v34" />
    <path d="M31 42h10v14H31zM71 40h10v16H71z" data-fill="" />
    <path d="M51 34h10v16H51z" data-fill="tint" data-accent="" />
    <path d="M112 32h24M112 42h24M112 52h16" />
  </>
);

const web = (
  <>
    <rect x="16" y="10" width="128" height="76" rx="6" data-fill="" />
    <path d="M16 28h128" />
    <path d="M26 19h2M34 19h2M42 19h2M56 19h64" />
    <path d="M28 72V44M28 72h104" />
    <path d="M32 64l22-14 18 8 24-22 32 4" data-accent="" />
    <circle cx="128" cy="40" r="3.5" data-accent="fill" />
  </>
);

const phone = (
  <>
    <rect x="30" y="6" width="48" height="84" rx="8" data-fill="" />
    <path d="M48 13h12" />
    <path d="M40 60l10-12 8 6 12-18" data-accent="" />
    <path d="M40 74h28" />
    <rect x="86" y="18" width="44" height="72" rx="7" data-fill="tint" />
    <path d="M96 36v22M108 32v26M120 38v20M92 42h8v10h-8zM116 44h8v8h-8z" />
    <path d="M104 38h8v14h-8z" data-fill="" data-accent="" />
    <path d="M96 74h24" />
  </>
);

const drawings = { desktop, web, phone } satisfies Record<string, ReactNode>;

/** The drawing of a device that the trading platform runs on. */
export function PlatformIllustration({ of }: { of: keyof typeof drawings }) {
  return <Illustration>{drawings[of]}</Illustration>;
}
