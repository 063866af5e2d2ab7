// Preloaded by the gateway that pictures are taken of (`node --import`): for it the time is always this one, so that prices,
// calendar and countdowns are the same in every run. Timers go on.
const still = Date.parse(process.env.STILL_AT ?? '');

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length > 0 ? given : [still]));
  }

  static now() {
    return still;
  }
};
