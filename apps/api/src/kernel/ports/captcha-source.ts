/** Chooses the answer of a captcha. */
export interface CaptchaSource {
  /** Four digits for `random`. */
  answerFor(random: string): string;
}
