/** By a brand's id: its manifest and its icon for a phone's home screen. Put in by the build. */
declare const INSTALL_ADDRESSES: Readonly<Record<string, { manifest: string; touchIcon: string }>>;
