const key = 'terminal';

/** The session of the terminal, `{session, account_no}`. This tab alone has it. */
export const session = {
  read() {
    try {
      return JSON.parse(sessionStorage.getItem(key)) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep: (value) => sessionStorage.setItem(key, JSON.stringify(value)),
  forget: () => sessionStorage.removeItem(key),
};
