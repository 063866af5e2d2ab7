// Preloaded (`node --import`) by the gateway for screenshots. Date always returns STILL_AT, so that prices, calendar and
// countdowns are the same in every run. Timers run normally.
const still = Date.parse(process.env.STILL_AT ?? '');

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [still]));
  }

  static now() {
    return still;
  }
};
