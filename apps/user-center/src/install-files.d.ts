/** The manifest and the home screen icon of each brand, by brand id. Defined by the build. */
declare const INSTALL_ADDRESSES: Readonly<Record<string, { manifest: string; touchIcon: string }>>;
