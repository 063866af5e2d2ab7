/** The prefix of the pages at an address: `/demo` for the demo, which shows one account read-only to everybody; else nothing. */
export const baseOf = (pathname: string): string => /^\/demo(?=\/|$)/.exec(pathname)?.[0] ?? '';
