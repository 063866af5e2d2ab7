import { setTimeout as sleep } from 'node:timers/promises';

export const cents = (amount) => BigInt(amount.replace('.', ''));

export function decimal(minor) {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** An amount of USD in CNY, to the nearest fen. Written again here, so that the program's own rounding is checked. */
export function inCny(amount, rate) {
  const [whole, decimals = ''] = rate.split('.');
  const scale = 10n ** BigInt(decimals.length);
  return decimal((cents(amount) * BigInt(whole + decimals) * 2n + scale) / (2n * scale));
}

/** Compares amounts to the cent and counts them. A wrong amount ends the walk. */
export function makeAmounts() {
  let compared = 0;
  return {
    compared: () => compared,
    /**
     * Reads until all values are the expected ones, because a job may still be running. Throws what is wrong after `seconds`.
     * @param {Record<string, unknown>} expected
     * @param {() => Promise<Record<string, unknown>>} read returns values of the same names
     */
    async expect(expected, read, seconds = 20) {
      const until = Date.now() + seconds * 1000;
      const names = Object.keys(expected);
      for (;;) {
        const found = await read();
        const wrong = names.filter((name) => found[name] !== expected[name]);
        if (wrong.length === 0) break;
        if (Date.now() > until)
          throw new Error(wrong.map((name) => `wrong: ${name} is ${found[name]}, not ${expected[name]}`).join('\n'));
        await sleep(250);
      }
      compared += names.length;
    },
  };
}
