/** Chooses the solution of a captcha. */
export interface CaptchaSource {
  /** Returns four digits for the captcha `random`. */
  answerFor(random: string): string;
}
