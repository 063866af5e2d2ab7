/** Without spaces, invisible characters and the middle dots of names, which platforms and identity cards write in several ways. */
const letters = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{P}]/gu, '')
    .toLowerCase();

/** Whether a name on the trading platform is that of a customer. An empty name is nobody's. */
export const isSameName = (platformName: string, verifiedName: string): boolean =>
  letters(platformName) !== '' && letters(platformName) === letters(verifiedName);
