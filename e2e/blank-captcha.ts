/** A captcha without digits, for screenshots. */
export const blankCaptcha = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="36"><path d="M0 0h96v36H0z" fill="white"/></svg>`;
