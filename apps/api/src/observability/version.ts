/** The release that this program is, or that it follows. `npm run release-schema` writes it. */
export const version = '1.0.0';
