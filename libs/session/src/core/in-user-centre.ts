/** Whether the current page belongs to the user centre. */
export const inUserCentre = (): boolean => /^\/user-center(?:\/|$)/.test(window.location.pathname);
