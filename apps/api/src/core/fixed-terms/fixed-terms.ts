/** Terms that the gateway enforces and no setting changes. The site's texts name them. */

/** Bank cards of one customer. */
export const maxCards = 5;
/** USDT addresses of one customer. */
export const maxAddresses = 20;
/** Pictures that one customer may upload in a day. */
export const dailyFiles = 60;
/** The largest upload. */
export const uploadMegabytes = 10;

/** From this number of failed logins on, a captcha is required. */
export const captchaFrom = 3;
/** Seconds to wait after the nth wrong guess at a customer's password, ID number or trading password. */
export const guessDelays = [0, 0, 0, 0, 0, 30, 60, 120, 300] as const;
/** Minutes for which the phone is proven while a new password is chosen. */
export const resetMinutes = 10;

/** Days for which expired deposits are listed. */
export const overdueDays = 7;

/** How long a payment usually takes once it is sent. */
export const arrivals = { depositMinutes: 1, bankDays: 1, coinMinutes: { TRC20: 5, ERC20: 15 } } as const;
