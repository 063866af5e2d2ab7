/** Set in the history where a layer was opened on this page, so that closing it can step back instead of a step on. */
export const openedHere = (layer: string) => ({ openedHere: layer });

/** Whether the history's step was made by opening that layer. */
export const isOpenedHere = (state: unknown, layer: string): boolean =>
  typeof state === 'object' && state !== null && 'openedHere' in state && state.openedHere === layer;
