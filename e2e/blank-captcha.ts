/** A captcha without digits, for screenshots. */
export const blankCaptcha = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="72"><path d="M0 0h192v72H0z" fill="white"/></svg>`;
