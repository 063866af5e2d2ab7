export const countdownTexts = {
  /** `time`: hours, minutes and seconds, as `02:03:04`. */
  days: (days: number, time: string) => `${days} 天 ${time}`,
};
