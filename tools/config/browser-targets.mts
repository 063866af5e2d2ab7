/** The oldest browsers that the apps support: those of two years ago, and iOS 15. */
export const browserTargets = ['chrome131', 'edge131', 'firefox132', 'safari18', 'ios15'];
