declare module 'fxa-common-password-list' {
  const list: {
    /** Whether a password is among the 50,000 most common ones of at least 8 characters. */
    test(password: string): boolean;
  };
  export = list;
}
