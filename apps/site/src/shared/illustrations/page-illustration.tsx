import type { ReactNode } from 'react';
import { Illustration } from './illustration';

/** Speech bubbles: a question and its answer. */
const help = (
  <>
    <path d="M14 12h76a6 6 0 0 1 6 6v34a6 6 0 0 1-6 6H44L30 70V58H14a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z" data-fill="" />
    <path d="M44 28a9 9 0 1 1 12 9c-3 1-4 3-4 6M52 49h.1" />
    <path
      d="M108 36h38a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-6v12l-14-12h-32a6 6 0 0 1-6-6v-4"
      data-fill="tint"
      data-accent=""
    />
    <path d="M108 56l8 8 18-16" data-accent="" />
  </>
);

/** A shield in front of a ledger. */
const about = (
  <>
    <path d="M14 10h80v76H14zM34 10v76M44 26h40M44 40h40M44 54h24M44 68h18" data-fill="" />
    <path d="M112 28l32 10v20c0 16-12 26-32 32-20-6-32-16-32-32V38z" data-fill="tint" data-accent="" />
    <path d="M98 58l10 10 20-20" data-accent="" />
  </>
);

/** A newspaper with a chart. */
const news = (
  <>
    <path d="M16 12h104v70a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6z" data-fill="" />
    <path d="M120 30h24v52a6 6 0 0 1-12 0" />
    <path d="M28 26h80M28 38h36M28 48h36M28 58h36M28 74h80" />
    <path d="M76 38h32v26H76z" data-fill="tint" />
    <path d="M80 58l8-8 6 4 10-12" data-accent="" />
  </>
);

/** An open book with candles. */
const learn = (
  <>
    <path d="M80 20C64 10 40 10 18 14v66c22-4 46-4 62 6 16-10 40-10 62-6V14c-22-4-46-4-62 6z" data-fill="" />
    <path d="M80 20v66" />
    <path d="M32 34h32M32 46h32M32 58h22" />
    <path d="M98 30v40M114 26v40M130 34v32" />
    <path d="M93 38h10v18H93zM109 34h10v18h-10z" data-fill="tint" data-accent="" />
    <path d="M125 44h10v12h-10z" data-fill="" />
  </>
);

/** A sheet of a calendar with a marked day. */
const calendar = (
  <>
    <rect x="30" y="16" width="100" height="72" rx="6" data-fill="" />
    <path d="M30 36h100M52 8v16M108 8v16" />
    <path d="M46 50h10M68 50h10M90 50h10M112 50h6M46 66h10M112 66h6M46 78h10" />
    <rect x="64" y="58" width="36" height="22" rx="4" data-fill="tint" data-accent="" />
    <path d="M72 72l6-6 6 4 8-8" data-accent="" />
  </>
);

/** Three medals of rising height. */
const levels = (
  <>
    <path d="M12 58h40v30H12zM108 46h40v42h-40z" data-fill="" />
    <path d="M60 34h40v54H60z" data-fill="tint" data-accent="" />
    <circle cx="32" cy="42" r="11" data-fill="" />
    <circle cx="80" cy="17" r="12" data-fill="tint" data-accent="" />
    <circle cx="128" cy="29" r="12" data-fill="" data-level="" />
    <path d="M74 17l5 5 8-9" data-accent="" />
    <path d="M128 23v12M122 29h12" data-level="" />
  </>
);

const drawings = { help, about, news, learn, calendar, levels } satisfies Record<string, ReactNode>;

/** The drawing of a page. */
export function PageIllustration({ of }: { of: keyof typeof drawings }) {
  return <Illustration>{drawings[of]}</Illustration>;
}
